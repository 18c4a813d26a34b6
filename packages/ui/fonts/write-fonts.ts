import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { FACES, STYLES, thin } from "./thin-fonts.ts";

/** `pnpm --filter @backoffice/ui fonts`: writes the files of the fonts, after their packages have been updated. */
const FOLDER = new URL("../src/styles/fonts/", import.meta.url);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const face of FACES) writeFileSync(new URL(face.file, FOLDER), await thin(face));
writeFileSync(new URL("fonts.css", FOLDER), STYLES);
