import { useEffect, useState } from "react";
import { z } from "zod";
import { createFields } from "../form/create-fields.ts";
import { Form } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/controls/checkbox.tsx";
import { Wizard } from "./wizard.tsx";
import type { WizardTools } from "./wizard-types.ts";

const account = z.object({ name: z.string().min(1, "Enter a name.") });
const limits = z.object({ largest: z.string().regex(/^\d+$/, "Enter the largest amount.") });
const accountFields = createFields(account);
const limitsFields = createFields(limits);

type Values = { account: z.output<typeof account>; limits: z.output<typeof limits>; markets: string[] };

const AccountStep = ({ formId, next, value }: WizardTools<Values["account"], Values>) => {
  const form = useZodForm({ schema: account, defaultValues: value ?? { name: "" } });
  return (
    <Form id={formId} form={form} onSubmit={next}>
      <accountFields.TextField name="name" label="Name" required help="Shown to staff only." />
    </Form>
  );
};

const LimitsStep = ({ formId, next, value }: WizardTools<Values["limits"], Values>) => {
  const form = useZodForm({ schema: limits, defaultValues: value ?? { largest: "" } });
  return (
    <Form id={formId} form={form} onSubmit={next}>
      <limitsFields.TextField name="largest" label="Largest withdrawal" required />
    </Form>
  );
};

const MARKETS = [
  { code: "MT", name: "Malta" },
  { code: "SE", name: "Sweden" },
];

/** A step without a form: reports the selection, or the reason why "Next" is disabled. */
const MarketsStep = ({ report }: WizardTools<Values["markets"], Values>) => {
  const [chosen, setChosen] = useState<string[]>([]);
  useEffect(() => {
    report(chosen.length > 0 ? { value: chosen } : { reason: "Choose at least one market" });
  }, [chosen, report]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-meta font-medium">Markets</legend>
      {MARKETS.map(({ code, name }) => (
        <label key={code} className="flex min-h-6 items-center gap-2">
          <Checkbox
            checked={chosen.includes(code)}
            onChange={(event) =>
              setChosen(chosen.filter((it) => it !== code).concat(event.currentTarget.checked ? code : []))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
};

export type StoryAccountWizardProps = {
  onFinish: (values: Values) => Promise<unknown>;
  sendLimits: (limits: Values["limits"], values: Partial<Values>, show: (id: keyof Values) => void) => Promise<unknown>;
  loadAccount?: () => Promise<Values["account"]>;
  orientation?: "horizontal" | "vertical";
};

const Ready = ({ values }: { values: Values }) => (
  <>
    <p className="text-heading font-semibold">{values.account.name} is ready</p>
    <p className="text-ink-muted">Players can register from today.</p>
    <Button variant="primary">Open operator</Button>
  </>
);

/** Wizard for an operator in three steps, as in the console. */
export const StoryAccountWizard = ({ onFinish, sendLimits, loadAccount, orientation }: StoryAccountWizardProps) => (
  <div className="max-w-184">
    <Wizard<Values>
      label="New operator"
      orientation={orientation}
      onFinish={onFinish}
      onCancel={() => {}}
      completion={(values) => <Ready values={values} />}
      steps={[
        {
          id: "account",
          label: "Account",
          description: "Names of the operator.",
          content: (tools) => <AccountStep {...tools} />,
          load: loadAccount,
        },
        { id: "limits", label: "Limits", content: (tools) => <LimitsStep {...tools} />, submit: sendLimits },
        {
          id: "markets",
          label: "Markets",
          nextLabel: "Create operator",
          content: (tools) => <MarketsStep {...tools} />,
        },
      ]}
    />
  </div>
);
