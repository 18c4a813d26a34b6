import { Button } from "@backoffice/ui";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { MoreActions, type MoreAction } from "./more-actions.tsx";

/** An action of a record in its drawer. */
export type RecordAction = MoreAction & {
  primary?: boolean;
  /** The action of the button is pending. */
  loading?: boolean;
};

/** Maximum number of buttons next to More. */
const MOST = 2;

type RecordFooterProps = {
  actions: readonly RecordAction[];
  /** A form below decides the record with buttons of its own: all actions are in the menu. */
  decides: boolean;
};

/** The footer of a record's drawer: More at the start, at most two buttons at the end, the primary one last. */
export const RecordFooter = ({ actions, decides }: RecordFooterProps) => {
  const [main] = actions.filter(({ primary }) => primary);
  const others = actions.filter((it) => it !== main && !it.danger);
  const buttons = decides ? [] : [...others.slice(0, main ? MOST - 1 : MOST), ...(main ? [main] : [])];
  const rest = actions.filter((it) => !buttons.includes(it));
  const more = [...rest.filter(({ danger }) => !danger), ...rest.filter(({ danger }) => danger)];
  return (
    <PanelFoot>
      {more.length > 0 && <MoreActions actions={more} />}
      {/* The line of what a decision waits for takes the room itself. */}
      {!decides && <div className="flex-1" />}
      {buttons.map(({ label, onClick, reason, primary, loading }) => (
        <Button
          key={label}
          variant={primary ? "primary" : "secondary"}
          reason={reason}
          showsReason={primary}
          loading={loading}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </PanelFoot>
  );
};
