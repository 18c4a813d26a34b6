import { writeFile } from "node:fs/promises";
import { loadContract } from "../../contract-check/src/contract/load-contract.ts";
import { runLive } from "../../contract-check/src/live/run-live.ts";
import { ROOT } from "../../../scripts/lib/root.ts";

/** Writes `count` exchanges with a mock back end, covering all of its reads, as one JSON line each. */
export const recordTraffic = async (backend: string, file: string, count: number): Promise<void> => {
  const { exchanges } = await runLive(await loadContract(`${ROOT}openapi`), {
    base: backend,
    cookie: "appSession=super-admin",
    timeout: 10_000,
    rate: 10_000,
    writes: false,
  });
  const lines = exchanges.map(({ method, url, request, reply }) =>
    JSON.stringify({
      request: { method, url: url.href, ...(request.body.kind === "text" && { body: request.body.text }) },
      response: {
        status: reply.status,
        headers: Object.fromEntries([...reply.headers].map(([name, values]) => [name, values.join(", ")])),
        body: reply.body.kind === "text" ? reply.body.text : "",
      },
    }),
  );
  await writeFile(file, Array.from({ length: count }, (_, index) => lines[index % lines.length]).join("\n"));
};
