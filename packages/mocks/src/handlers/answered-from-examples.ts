import { withoutHandler } from "../request/handler.ts";
import { handlers } from "./index.ts";

/** Calls without a handler, which answer with the contract's examples. */
export const answeredFromExamples: readonly string[] = withoutHandler(handlers);
