import { Dialog } from "@backoffice/ui";
import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { operatorOptions } from "#entities/operator/operator-options.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { LaunchUrl } from "./launch-url.tsx";

const schema = z.object({ opId: z.string() });
const fields = createFields(schema);

/** Launch URL of a game as read-only text (money §2). */
export const LaunchGameUrlModal = ({
  params: { gameId, title, opId: given },
  open,
  close,
}: DialogPanelProps<"launch-game-url">) => {
  const session = useSession();
  const operators = useOperators();
  const form = useZodForm({ schema, defaultValues: { opId: given ?? session.opId ?? "" } });
  const opId = useWatch({ control: form.control, name: "opId" });
  if (!gameId) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Launch Game URL"
      description={
        <>
          The demo of <strong className="text-ink">{title}</strong>. Opens without a player or money.
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
          <fields.ComboboxField
            name="opId"
            label="Operator or brand"
            placeholder="Choose a site"
            options={operatorOptions(operators.data ?? [])}
          />
        </Form>
        {opId && <LaunchUrl key={opId} gameId={gameId} opId={opId} close={close} />}
      </div>
    </Dialog>
  );
};
