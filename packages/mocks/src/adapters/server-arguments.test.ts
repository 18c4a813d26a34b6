import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readArguments } from "./server-arguments.ts";

test("server arguments: --port and --host, both optional → parsed", () => {
  expect(readArguments([])).toEqual({});
  expect(readArguments(["--port", "0", "--host=::1"])).toEqual({ port: 0, host: "::1" });
  expect(readArguments(["--port=65535"])).toEqual({ port: 65_535 });
});

test.each([
  [["--port", "soon"], '--port takes a number from 0 to 65535, not "soon".'],
  [["--port", "65536"], '--port takes a number from 0 to 65535, not "65536".'],
  [["--port=-1"], '--port takes a number from 0 to 65535, not "-1".'],
  [["--port="], '--port takes a number from 0 to 65535, not "".'],
  [["--port"], "Option '--port <value>' argument missing; there are --port and --host."],
  [["--prot", "1"], "Unknown option '--prot'; there are --port and --host."],
  [["4010"], "Unexpected argument '4010'; there are --port and --host."],
])("server arguments: %j → one-sentence error", (args, sentence) => {
  expect(readArguments(args)).toBe(sentence);
});

test("mock server: invalid arguments → error on stderr only, exit code 2", async () => {
  const server = fileURLToPath(new URL("server.ts", import.meta.url));
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, [server, "--port", "soon"], (error, out, err) => resolve([error?.code, out, err]));
  });
  expect(ended).toEqual([2, "", '--port takes a number from 0 to 65535, not "soon".\n']);
});
