import { writeFileSync } from "node:fs";
import { nginxHeaders } from "./lib/response-headers.ts";
import { ROOT } from "./lib/root.ts";

/** `pnpm headers`: writes deploy/nginx/security-headers.conf from deploy/headers.json; a test compares the two. */
writeFileSync(`${ROOT}deploy/nginx/security-headers.conf`, nginxHeaders());
