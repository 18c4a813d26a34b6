import { serve, type HttpBindings, type ServerType } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createBackend, type Backend } from "../backend.ts";
import { CLIENT_PATH } from "../realtime/client-path.ts";
import { readArguments } from "./server-arguments.ts";
import { withHttpRules } from "./http-rules.ts";
import { createSocket } from "./server-socket.ts";
import { NetworkFailure } from "../faults/network-failure.ts";

/** A running HTTP server; `url` has no trailing slash. */
export type HttpServer = { url: string; close(): Promise<void> };

/** The reports of the console, newest first: a file for `pnpm stack`. Not below /api, so no front passes it on. */
const REPORTS_PATH = "/client-reports.json";

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EADDRINUSE";

const listen = (backend: Backend, hostname: string, port: number) =>
  new Promise<{ server: ServerType; port: number }>((resolve, reject) => {
    const socket = createSocket(backend.realtime);
    const answerCall = withHttpRules((request) => backend.fetch(request));
    const answer = async (request: Request, bindings: HttpBindings) => {
      const { outgoing } = bindings;
      try {
        const { pathname } = new URL(request.url);
        if (pathname === REPORTS_PATH) return Response.json(backend.db.system.clientReports);
        if (pathname === CLIENT_PATH) return await socket.app.fetch(request, bindings);
        return await answerCall(request);
      } catch (error) {
        if (!(error instanceof NetworkFailure) && !request.signal.aborted) throw error;
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    };
    // Longer than a proxy keeps idle connections: the side that reuses a connection must also be the one that closes
    // it.
    const serverOptions = { keepAliveTimeout: 75_000 };
    const server = serve(
      {
        fetch: answer as never,
        hostname,
        port,
        serverOptions,
        // Tests replace `Response` by their own and compare with it.
        overrideGlobalObjects: false,
        websocket: { server: socket.server },
      },
      (info) => resolve({ server, port: info.port }),
    );
    server.once("error", reject);
  });

/** Starts the server on `port`, or on the next free one (0: any). By default only this machine can reach it. */
export const startServer = async ({
  port = 4010,
  host = "127.0.0.1",
  backend = createBackend(),
}: { port?: number; host?: string; backend?: Backend } = {}): Promise<HttpServer> => {
  for (let at = port; ; at++) {
    try {
      const { server, port: found } = await listen(backend, host, at);
      const close = () =>
        new Promise<void>((resolve, reject) => {
          backend.realtime.cut();
          server.close((error) => (error ? reject(error) : resolve()));
          if ("closeAllConnections" in server) server.closeAllConnections();
        });
      return { url: `http://${host.includes(":") ? `[${host}]` : host}:${found}`, close };
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
};

if (import.meta.main) {
  const options = readArguments(process.argv.slice(2));
  if (typeof options === "string") {
    console.error(options);
    process.exitCode = 2;
  } else
    try {
      const { url } = await startServer(options);
      console.log(`The mock server listens at ${url} (Ctrl-C stops it).`);
      console.log(`Sign in: ${url}/api/auth/login?as=super-admin`);
    } catch (error) {
      if (!(error instanceof Error && "syscall" in error)) throw error;
      console.error(`The mock server cannot listen there: ${error.message}`);
      process.exitCode = 1;
    }
}
