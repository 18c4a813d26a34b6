import { parseJson } from "../../checks/values/parse-json.ts";
import type { Answer, Request } from "../answer.ts";

/** The JSON that was sent; undefined without any. */
export const sentBody = ({ request }: Pick<Answer, "request">): unknown =>
  typeof request.draft.body === "string" ? parseJson(request.draft.body) : undefined;

/** The address and the text that are sent: two requests with the same are the same. */
export const sentText = ({ draft: { address, body } }: Request): string =>
  `${address}\n${typeof body === "string" ? body : ""}`;
