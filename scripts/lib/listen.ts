import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Begins to serve on this machine only. Port 0 is any free one. Answers the address, e.g. `http://127.0.0.1:4173`. */
export const listen = (server: Server, port = 0): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
