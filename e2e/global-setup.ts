import { aptInstall } from "../scripts/lib/apt-install.ts";
import { findNginx } from "../scripts/lib/nginx.ts";

/** Installs nginx where that needs no password, and reports if it is missing. */
const globalSetup = (): void => {
  if (!findNginx() && !process.env["NGINX_PATH"] && aptInstall("nginx")) aptInstall("libnginx-mod-http-brotli-static");
  if (!findNginx())
    console.log(
      "nginx is not here: scripts/serve.ts serves the same build and headers, deploy's nginx configuration was NOT tested.",
    );
};

export default globalSetup;
