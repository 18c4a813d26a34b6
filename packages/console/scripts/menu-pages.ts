import { writeFileSync } from "node:fs";
import { menuPagesText } from "./menu-pages-text.ts";

/** `pnpm --filter @backoffice/console menu-pages`: gives the mock server the console's pages. */
writeFileSync(new URL("../../mocks/src/session/menu-pages.ts", import.meta.url), menuPagesText());
