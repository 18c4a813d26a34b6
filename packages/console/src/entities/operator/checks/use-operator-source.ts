import { useShowOperator } from "@backoffice/api-client";
import { known } from "#kit/checks/checks-of.ts";

/** The operator or brand of a record for its checks; null while `opId` is empty. */
export const useOperatorSource = (opId: string) => {
  const query = useShowOperator({ body: { opId } }, { enabled: opId !== "" });
  return opId === "" ? known(null) : { query, permission: "signed_in" as const };
};
