import { ConfirmDialog, ProgressDialog } from "@backoffice/ui";
import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { useWatch } from "react-hook-form";
import { AGGREGATORS } from "#entities/game/aggregators.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { syncGamesSchema } from "./sync-games.schema.ts";
import { syncProgress } from "./sync-run.ts";
import { useSyncGames } from "./use-sync-games.ts";

const fields = createFields(syncGamesSchema);
const ALL_OF_THEM = { imoon: true, "Soft Gamings": true, "Creed Roomz": true, SoftSwiss: true };

/** Syncs games from the aggregators and shows the progress (money §7). */
export const SyncGamesConfirm = ({ open, close }: DialogPanelProps<"sync-games-confirmation">) => {
  const form = useZodForm({ schema: syncGamesSchema, defaultValues: ALL_OF_THEM });
  const chosen = useWatch({ control: form.control });
  const { runs, stopping, start, stop } = useSyncGames();
  useUnsavedGuard(form.formState.isDirty && runs.length === 0);
  const names = AGGREGATORS.map((it) => it.value);
  const selected = names.filter((name) => chosen[name]);
  const progress = syncProgress(runs, stopping);
  const left = runs.filter((it) => it.state === "failed" || it.state === "waiting").map((it) => it.aggregator);

  if (runs.length > 0)
    return (
      <ProgressDialog
        open={open}
        onClose={close}
        title="Sync games"
        progress={progress}
        {...(progress.step === "running" && { onCancel: stop })}
        onRetry={() => start(left)}
      />
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Sync games"
      tone="primary"
      confirmLabel={selected.length === 1 ? `Sync ${selected[0]}` : `Sync ${selected.length} aggregators`}
      {...(selected.length === 0 && { disabledReason: "Choose at least one aggregator." })}
      onConfirm={() => start(selected)}
    >
      <p>
        Fetches the games of these aggregators for the whole platform. New games join the catalogue. This can take
        minutes; fetched games stay.
      </p>
      <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Aggregators</legend>
          {names.map((name) => (
            <fields.CheckboxField key={name} name={name} label={name} />
          ))}
        </fieldset>
      </Form>
    </ConfirmDialog>
  );
};
