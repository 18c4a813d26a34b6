import type { Plugin } from "vite";

/**
 * The development server without a back end: the sign-in addresses are pages of the mocked console, every other
 * `/api` address is an honest 404. Vite would answer each of them with index.html.
 */
export const noApi = ({ mocked }: { mocked: boolean }): Plugin => ({
  name: "backoffice-no-api",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/api", (request, response, next) => {
      if (mocked && /^\/auth\/(?:login|logout)\b/.test(request.url ?? "")) return next();
      response.writeHead(404, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: "No back end: set API_ORIGIN, or start the console with --mode mocked" }));
    });
  },
});
