import { useCreateUser, useRecreatePartnerUserPermission, type components } from "@backoffice/api-client";
import type { NamedRecord } from "#kit/references/use-toast-record.ts";
import type { Writer } from "#kit/submit/writer.ts";

type Schemas = components["schemas"];

/** Last call of the wizard: creates the user or recreates its permissions (money §2). */
export type FinishPartner =
  | { by: "create"; input: { body: Schemas["NewPartnerUser"] } }
  | { by: "recreate"; input: { body: { opId: string; partnerId: string } } };
type Answer = Schemas["StaffDetails"] | Schemas["Partner"];

const isRecreated = (answer: Answer): answer is Schemas["Partner"] => "permissionsRecreatedAt" in answer;

/** The toast after the last call, and the record that it names. */
export const finished = {
  success: (answer: Answer): string =>
    isRecreated(answer) ? "Partner user recreated!" : "User for this partner has been created successfully!",
  record: (answer: Answer): NamedRecord =>
    isRecreated(answer)
      ? { name: answer.partnerTitle, kind: "partner", value: answer.partnerId }
      : { name: answer.app_metadata.nickname ?? answer.email, kind: "admin", value: answer.user_id },
};

/** Combines both calls into one write. */
export const useFinishPartner = (): Writer<FinishPartner, Answer> => {
  const create = useCreateUser();
  const recreate = useRecreatePartnerUserPermission();
  return {
    operation: create.operation,
    pending: create.pending || recreate.pending,
    send: (call, grant): Promise<Answer> =>
      call.by === "create" ? create.send(call.input, grant) : recreate.send(call.input, grant),
  };
};
