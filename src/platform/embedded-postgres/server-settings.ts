/** How the embedded server is set up: for one shop on a small machine, and never at the cost of a committed order. */
export const SERVER_SETTINGS: Readonly<Record<string, string>> = {
  max_connections: "100",
  shared_buffers: "128MB",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  // Compiling a query takes longer than any query of a shop.
  jit: "off",
  // Parallel workers share memory through /dev/shm, of which a container has little.
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  // Flash storage: reading at random costs about as much as reading in a row.
  random_page_cost: "1.1",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  logging_collector: "off",
  log_destination: "stderr",
};
