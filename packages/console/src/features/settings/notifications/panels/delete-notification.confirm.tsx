import { useDeleteAdminNotification, useDeleteAdminNotifications } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ALL } from "#kit/scope/scope.ts";

const WORDS = { refused: "Failed to delete notification" };

/** Deletes one staff notification, or all of an operator or of all operators (content §2, §7, §8, §9). */
export const DeleteNotification = ({
  params: { opId, notification },
  ...panel
}: DialogPanelProps<"delete-notification">) => {
  const operator = <OperatorName opId={opId} />;
  const shared = { ...panel, verb: "Delete", noun: "notification", failure: { words: WORDS } };
  const [deleteOne, deleteAll] = [useDeleteAdminNotification(), useDeleteAdminNotifications()];
  if (notification)
    return (
      <ConfirmPanel
        {...shared}
        name={notification.title}
        irreversible={{ reaches: "record" }}
        write={deleteOne}
        input={{ query: { opId, id: notification.id } }}
        success="Notification deleted."
      >
        Delete <strong>{notification.title}</strong>, a notification to{" "}
        <strong>{opId === ALL ? "everybody" : <>staff of {operator}</>}</strong>. They no longer see it.
      </ConfirmPanel>
    );
  return (
    <ConfirmPanel
      {...shared}
      title="Delete all notifications"
      name="all notifications"
      irreversible={{ reaches: "records", name: "all notifications" }}
      write={deleteAll}
      input={{ query: { opId } }}
      success="Notifications deleted."
    >
      Delete <strong>all notifications</strong> of <strong>{opId === ALL ? "all operators" : operator}</strong>,
      including scheduled ones.
    </ConfirmPanel>
  );
};
