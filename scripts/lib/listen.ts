import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on this machine only; port 0 means any free port. Returns the URL, such as `http://127.0.0.1:4173`. */
export const listen = (server: Server, port = 0): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
