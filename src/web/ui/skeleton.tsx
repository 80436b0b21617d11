/** Stands where something will be, at its final size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-breathe bg-flax ${className}`} />;
}
