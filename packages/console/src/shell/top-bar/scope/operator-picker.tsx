import { isPartner, useSession } from "#kit/session/session.ts";
import { usePage } from "../../pages/use-page.ts";
import { OperatorSelector } from "./operator-selector.tsx";

/** The operator selector for parts that need one operator, also on pages whose top bar has none. */
const OperatorPicker = () => {
  const page = usePage();
  if (isPartner(useSession())) return null;
  return (
    <div className="w-72 max-w-full">
      <OperatorSelector type={page?.selector ?? "all"} keepsPanel />
    </div>
  );
};

export default OperatorPicker;
