import { directions } from "./directions.js";
import { fileNamesAreVisible } from "./file-names-are-visible.js";
import { importForm } from "./import-form.js";
import { linksAreSafe } from "./links-are-safe.js";
import { noFoundThenAsserted } from "./no-found-then-asserted.js";
import { noLazyCycle } from "./no-lazy-cycle.js";
import { noLostSpaces } from "./no-lost-spaces.js";
import { noPhysicalClasses } from "./no-physical-classes.js";
import { noRawNumbers } from "./no-raw-numbers.js";

/** The project's own lint rules (oxlint JS plugin). */
export default {
  meta: { name: "backoffice" },
  rules: {
    directions,
    "file-names-are-visible": fileNamesAreVisible,
    "import-form": importForm,
    "links-are-safe": linksAreSafe,
    "no-found-then-asserted": noFoundThenAsserted,
    "no-lazy-cycle": noLazyCycle,
    "no-lost-spaces": noLostSpaces,
    "no-physical-classes": noPhysicalClasses,
    "no-raw-numbers": noRawNumbers,
  },
};
