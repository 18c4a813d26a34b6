import { fileURLToPath } from "node:url";

/** The repository folder, with a trailing slash. */
export const ROOT: string = fileURLToPath(new URL("../../", import.meta.url));
