import type { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";

// Seconds since 1970 stay below this until the year 5138; milliseconds have exceeded it since 1973.
const MILLISECONDS = 1e11;

/** Strict RFC 3339. The predefined formats also accept a space instead of T, and an offset without colon. */
const MOMENT = /^\d{4}-\d\d-\d\d[tT]\d\d:\d\d:\d\d(?:\.\d+)?(?:[zZ]|[+-]\d\d:\d\d)$/;
const TIME = /^\d\d:\d\d:\d\d(?:\.\d+)?(?:[zZ]|[+-]\d\d:\d\d)$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Check = (text: string) => boolean;
const ready = (name: "date-time" | "time") => (fullFormats[name] as { validate: Check }).validate;

/** Adds the formats of the contract: strict standard ones and custom ones. */
export const addContractFormats = (ajv: Ajv2020): void => {
  addFormats.default(ajv);
  ajv.addFormat("date-time", (text: string) => MOMENT.test(text) && ready("date-time")(text));
  ajv.addFormat("time", (text: string) => TIME.test(text) && ready("time")(text));
  ajv.addFormat("uuid", UUID);
  ajv.addFormat("money", { type: "number", validate: Number.isFinite });
  ajv.addFormat("epoch-seconds", { type: "number", validate: (it: number) => Math.abs(it) < MILLISECONDS });
};
