import { setupServer } from "msw/node";
import { afterEach, expect, test } from "vitest";
import { createBackend } from "../backend.ts";
import { forward } from "./forward.ts";

const server = setupServer();
afterEach(() => server.close());

test("what is never answered fails in the end, so that no service worker is asked it for ever", async () => {
  const backend = createBackend({ settings: { faults: [{ operation: "*", fault: "timeout" }] } });
  server.use(forward(backend, 20));
  server.listen();
  await expect(fetch("http://localhost/api/rates")).rejects.toThrow(TypeError);
});
