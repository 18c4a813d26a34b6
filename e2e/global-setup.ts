import { existsSync } from "node:fs";
import { aptInstall } from "../scripts/lib/apt-install.ts";
import { findNginx } from "../scripts/lib/nginx.ts";
import { ROOT } from "../scripts/lib/root.ts";

/** Requires the builds. Installs nginx where that needs no password, and reports if it is missing. */
const globalSetup = (): void => {
  for (const [folder, command] of [
    ["dist", "pnpm build"],
    ["dist-mocked", "pnpm --filter @backoffice/console build:mocked"],
  ])
    if (!existsSync(`${ROOT}packages/console/${folder}/index.html`))
      throw new Error(`There is no build in packages/console/${folder}: run ${command} first.`);
  if (!findNginx() && !process.env["NGINX_PATH"] && aptInstall("nginx")) aptInstall("libnginx-mod-http-brotli-static");
  if (!findNginx())
    console.log(
      "nginx is not here: scripts/serve.ts serves the same build and headers, deploy's nginx configuration was NOT tested.",
    );
};

export default globalSetup;
