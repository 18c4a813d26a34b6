import type { ApiError } from "@backoffice/api-client";
import { Button, ForbiddenState } from "@backoffice/ui";
import { withOperator } from "#kit/scope/change-scope.ts";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, useSession } from "./session.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";

/** The server refused to show this: its message, and a button back to all operators when one is chosen. */
const ForbiddenScope = ({ error }: { error: ApiError }) => {
  const all = isAdmin(useSession()) ? "all operators" : "all brands";
  const { opId } = useScope();
  const changeSearch = useChangeSearch();
  const reason = error.messages.join(" ");
  if (opId === ALL) return <ForbiddenState reason={reason} />;
  return (
    <ForbiddenState
      action={
        <Button onClick={() => changeSearch((now) => withOperator(now, ALL, false), "push")}>{`Show ${all}`}</Button>
      }
    >
      {reason || "You may not have access to the operator or brand in the address."}
    </ForbiddenState>
  );
};

export default ForbiddenScope;
