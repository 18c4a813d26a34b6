import { withoutHandler } from "../request/handler.ts";
import { handlers } from "./index.ts";

/** The calls that no handler answers yet, only the contract's examples. */
export const answeredFromExamples: readonly string[] = withoutHandler(handlers);
