import { useCreateUser, useRecreatePartnerUserPermission, type components } from "@backoffice/api-client";
import type { Writer } from "#kit/submit/writer.ts";

type Schemas = components["schemas"];

/** The last call of a partner: its user is created, or, where there is one already, given its rights anew (money §2). */
export type FinishPartner =
  | { by: "create"; input: { body: Schemas["NewPartnerUser"] } }
  | { by: "recreate"; input: { body: { opId: string; partnerId: string } } };
type Answer = Schemas["StaffDetails"] | Schemas["Partner"];

/** Both calls as one write. */
export const useFinishPartner = (): Writer<FinishPartner, Answer> => {
  const create = useCreateUser();
  const recreate = useRecreatePartnerUserPermission();
  return {
    operation: create.operation,
    pending: create.pending || recreate.pending,
    send: (call, options): Promise<Answer> =>
      call.by === "create" ? create.send(call.input, options) : recreate.send(call.input, options),
  };
};
