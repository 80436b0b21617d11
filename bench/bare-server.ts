import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The least that Node can do about a page: a process of its own that answers everything with the same bytes.
 * node bench/bare-server.ts FILE HEADERS-AS-JSON; prints its address.
 */
const [file = "", headers = "{}"] = process.argv.slice(2);
const body = readFileSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, { ...(JSON.parse(headers) as Record<string, string>), "content-length": body.length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on("disconnect", () => process.exit());
