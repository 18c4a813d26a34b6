import { createFields } from "@backoffice/ui/form";
import { render } from "@testing-library/react";
import { createMemoryHistory, type History, type MemoryHistory } from "history";
import type { ReactNode } from "react";
import { z } from "zod";
import { AppLink } from "#kit/address/app-link.tsx";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { defineModule } from "#kit/pages/define-module.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { definePanels, type DialogPanelProps, type DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { RecordForm } from "#kit/records/record-form.tsx";
import { SessionProvider } from "#kit/session/session.ts";
import { App } from "../../app/app.tsx";
import { createQueryClient } from "../../app/query-client.ts";
import { PanelHost } from "../../shell/panels/panel-host.tsx";
import { storySession } from "#testing/backend/story-session.ts";
import { slowCheck, useSlowWrite } from "#testing/kit/slow-write.ts";

const schema = z.object({ name: z.string() });
const { TextField } = createFields(schema);
const name = () => <TextField name="name" label="Name" />;
const form = { noun: "bank", schema, values: { name: "" }, input: (valid: object) => valid, success: "Saved." };

const Ways = ({ close }: { close?: () => void }) => (
  <>
    {close && (
      <button type="button" onClick={close}>
        Cancel it
      </button>
    )}
    <AppLink to="/other">Other page</AppLink>
  </>
);

type BankFormProps = { close: () => void; validateAsync: (() => Promise<undefined>) | undefined };
const BankForm = ({ close, validateAsync }: BankFormProps) => (
  <>
    <FormPanel {...form} close={close} save={{ validateAsync }} frame={{ title: "Bank" }} write={useSlowWrite()}>
      {name}
    </FormPanel>
    <Ways close={close} />
  </>
);
const BankDecision = ({ row }: { row: string }) => (
  <DecisionForm
    panel="row-details"
    id={row}
    noun="bank"
    recordName="Bank"
    decisions={{ save: { verb: "Save", success: "Saved.", tone: "primary" } }}
    write={useSlowWrite()}
    note={{ label: "Name", required: true, max: 200 }}
    offered
    reason={() => undefined}
    input={(_, note) => ({ name: note })}
    actionOf={() => "save"}
  >
    The bank.
  </DecisionForm>
);
const BankWizard = ({ close }: { close: () => void }) => (
  <WizardPanel
    title="Bank"
    noun="bank"
    schemas={{ first: schema, last: z.object({}) }}
    writes={{ last: useSlowWrite() }}
    steps={{
      first: { label: "First", values: { name: "" }, fields: name },
      last: { label: "Last", values: {}, fields: () => "Nothing more.", input: (valid) => valid, success: "Saved." },
    }}
    close={close}
  />
);
/** Content of the drawer, by its row. */
const Drawer = ({ params: { row = "" }, close }: DrawerPanelProps<"row-details">) =>
  row === "decision" ? (
    <BankDecision row={row} />
  ) : row === "wizard" ? (
    <BankWizard close={close} />
  ) : (
    <BankForm close={close} validateAsync={row === "checked" ? slowCheck.begin : undefined} />
  );

const Dialog = ({ open, close }: DialogPanelProps<"activate-games-by-aggregator">) => (
  <FormPanel {...form} {...{ open, close }} frame={{ title: "Bank" }} write={useSlowWrite()}>
    {name}
  </FormPanel>
);
const Confirmation = ({ open, close }: DialogPanelProps<"deactivate-games-by-aggregator">) => (
  <ConfirmPanel {...{ open, close }} verb="Save" noun="bank" write={useSlowWrite()} input={{}} success="Saved.">
    The bank is saved.
  </ConfirmPanel>
);

const registry = createRegistry([
  defineModule({
    pages: [],
    panels: definePanels(
      undefined,
      async () => ({
        "row-details": Drawer,
        "activate-games-by-aggregator": Dialog,
        "deactivate-games-by-aggregator": Confirmation,
        "bank-edit": () => <p>Another panel</p>,
      }),
      {
        "row-details": { title: "Bank", params: ["row"] },
        "activate-games-by-aggregator": { title: "Bank" },
        "deactivate-games-by-aggregator": { title: "Bank" },
        "bank-edit": { title: "Another", params: ["uuid"], creates: { label: "New bank", permission: "edit_banks" } },
      },
    ),
  }),
]);

const ROWS = { panel: "row-details", param: "row", ids: ["0", "1", "2"] };
const List = () => {
  const panels = usePanels();
  usePublishNeighbours(ROWS);
  return (
    <>
      <button type="button" onClick={() => panels.open("activate-games-by-aggregator", {})}>
        Dialog
      </button>
      <button type="button" onClick={() => panels.open("deactivate-games-by-aggregator", {})}>
        Confirmation
      </button>
      <button type="button" onClick={() => panels.open("bank-edit", { uuid: "7" })}>
        Another panel
      </button>
      <Ways />
    </>
  );
};
const Page = () => (
  <>
    <RecordForm {...form} write={useSlowWrite()}>
      {name}
    </RecordForm>
    <Ways />
  </>
);

const frame = (element: ReactNode) => (
  <SessionProvider value={storySession("super-admin")}>
    <PanelHost>
      <AtCurrentAddress>{element}</AtCurrentAddress>
    </PanelHost>
  </SessionProvider>
);
const routes = [
  { path: "/list", element: frame(<List />) },
  { path: "/page", element: frame(<Page />) },
  { path: "/other", element: frame(<p>The other page</p>) },
];

const renderAt = (history: History) =>
  render(<App registry={registry} queryClient={createQueryClient()} history={history} routes={routes} />);

/** Renders the console with a form in every frame, whose write is answered by the test (`slowWrite`). */
export const startSlow = (...visited: string[]): MemoryHistory => {
  const history = createMemoryHistory({ initialEntries: visited });
  renderAt(history);
  return history;
};

/** The same at the address of the browser. */
export const startSlowInBrowser = (history: History): void => void renderAt(history);
