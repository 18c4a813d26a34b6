import { parseJson } from "../../checks/values/parse-json.ts";
import type { Answer } from "../answer.ts";

/** The JSON that was sent; undefined without any. */
export const sentBody = ({ request }: Pick<Answer, "request">): unknown =>
  typeof request.draft.body === "string" ? parseJson(request.draft.body) : undefined;
