import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { ROOT } from "./root.ts";
import type { Running } from "./running.ts";
import { waitForUrl } from "./wait-for-url.ts";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

/** The nginx of this machine, or the one named by NGINX_PATH; undefined if there is none. */
export const findNginx = (): string | undefined => {
  const named = process.env["NGINX_PATH"];
  return (named ? [named] : PLACES).find((path) => existsSync(path));
};

/** Files installed with this nginx: its mime.types, and the module for precompressed .br files if installed. */
const filesOf = (nginx: string) => {
  const built = spawnSync(nginx, ["-V"], { encoding: "utf8" }).stderr;
  const setting = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(built)?.[1] ?? "";
  const module = `${setting("modules-path")}/ngx_http_brotli_static_module.so`;
  return {
    types: setting("conf-path").replace(/[^/]*$/, "mime.types"),
    brotli: existsSync(module) ? module : undefined,
  };
};

/** Whether the server used here sends .br files. Without nginx, `staticServer` does. */
export const sendsBrotli = (): boolean => {
  const nginx = findNginx();
  return nginx === undefined || filesOf(nginx).brotli !== undefined;
};

/** deploy/nginx/console.conf.template with its variables replaced. Other dollar signs stay. */
const renderTemplate = (variables: Record<string, string>): string =>
  readFileSync(`${ROOT}deploy/nginx/console.conf.template`, "utf8").replace(
    /\$\{([A-Z_]+)\}/g,
    (_, name: string) => variables[name] ?? "",
  );

/** The main configuration around ours, in a work folder, without special permissions. */
const surroundings = (work: string, { types, brotli }: ReturnType<typeof filesOf>) => `
${brotli ? `load_module ${brotli};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log warn;
events { worker_connections 256; }
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
  include ${work}/console.conf;
}
`;

type Served = {
  /** Folder of a build. */
  root: string;
  /** host:port of the back end. */
  upstream: string;
  realtimeHub?: string;
  /** Address of a load balancer in front, which is believed when it names the client. */
  loadBalancer?: string;
};

/** Starts nginx with the configuration of deploy/ for a build, opened as 127.0.0.1. */
export const startNginx = async (
  nginx: string,
  { root, upstream, realtimeHub = "", loadBalancer }: Served,
): Promise<Running & { accessLog: () => string }> => {
  const work = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const files = filesOf(nginx);
  writeFileSync(
    join(work, "console.conf"),
    renderTemplate({
      CONSOLE_LISTEN: `127.0.0.1:${port}`,
      CONSOLE_HOSTS: "127.0.0.1",
      CONSOLE_FRONT: loadBalancer ? `set_real_ip_from ${loadBalancer};` : "",
      CONSOLE_ROOT: root,
      CONSOLE_CONF: `${ROOT}deploy/nginx`,
      CONSOLE_LOG: join(work, "access.log"),
      CONSOLE_BROTLI: files.brotli ? "brotli_static on;" : "",
      API_UPSTREAM: upstream,
      REALTIME_HUB: realtimeHub,
    }),
  );
  writeFileSync(join(work, "nginx.conf"), surroundings(work, files));
  const log = join(work, "error.log");
  const child = spawn(nginx, ["-e", log, "-p", work, "-c", join(work, "nginx.conf"), "-g", "daemon off;"], {
    stdio: "inherit",
  });
  const stopped = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await stopped;
    rmSync(work, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await waitForUrl(url, () => child.exitCode !== null);
  return { url, stop, accessLog: () => readFileSync(join(work, "access.log"), "utf8") };
};
