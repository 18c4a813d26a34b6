import { createFields } from "@backoffice/ui/form";
import { useState } from "react";
import { z } from "zod";
import type { Writer } from "#kit/submit/writer.ts";
import { WizardPanel } from "./wizard-panel.tsx";

const details = z.object({
  partnerType: z.enum(["BRANDED", "NORMAL"]),
  title: z
    .string()
    .min(1, "Enter a title.")
    .regex(/^[a-z\d]*$/i, "Use letters and digits only."),
});
const settings = z.object({ feePercentage: z.string().regex(/^\d+$/, "Enter a whole number.").transform(Number) });
const user = z.object({ email: z.string().regex(/@/, "Invalid email address.") });

const [detailsFields, settingsFields, userFields] = [createFields(details), createFields(settings), createFields(user)];
const TYPES = [
  { value: "BRANDED", label: "With a brand" },
  { value: "NORMAL", label: "Normal" },
];

const NO_WORDS = { refused: "The settings were not taken." };

export type StoryWizardProps = {
  brand: Writer<object>;
  partner: Writer<object, { partnerId: string }>;
  user: Writer<object>;
  open?: boolean;
  progress?: string;
  startsAt?: "settings" | "user";
  moves?: boolean;
  completes?: boolean;
  close: () => void;
};

/** A partner in three steps, each sent on leaving, as a feature would define it. */
export const StoryWizard = ({ brand, partner, user: addUser, completes = false, ...panel }: StoryWizardProps) => {
  const [partnerId, setPartnerId] = useState("");
  return (
    <WizardPanel
      {...panel}
      noun="partner"
      title="Add New Partner"
      schemas={{ details, settings, user }}
      writes={{ details: brand, settings: partner, user: addUser }}
      completion={completes && <p className="text-heading font-semibold">Partner has been created successfully!</p>}
      steps={{
        details: {
          label: "Required Details",
          values: { partnerType: "BRANDED", title: panel.startsAt ? "Otter" : "" },
          fields: ({ partnerType }) => (
            <>
              <detailsFields.SegmentedField name="partnerType" label="Partner type" options={TYPES} />
              <detailsFields.TextField
                name="title"
                label="Title"
                required
                help={partnerType === "BRANDED" ? "The brand gets it too." : undefined}
              />
            </>
          ),
          // A normal partner has no brand to create.
          input: (valid) => (valid.details.partnerType === "BRANDED" ? { title: valid.details.title } : undefined),
          success: "Brand Initialized!",
          failure: { title: "Unable To Proceed" },
        },
        settings: {
          label: "Settings",
          values: { feePercentage: "1" },
          fields: (_values, valid) => (
            <settingsFields.IntegerField name="feePercentage" label={`Fee of ${valid.details?.title ?? ""}`} />
          ),
          input: (valid) => ({ ...valid.settings, partnerTitle: valid.details.title }),
          failure: {
            title: "Unable to create partner settings",
            words: NO_WORDS,
            fieldNames: { partnerTitle: "title" },
          },
          moves: panel.moves ?? false,
          onDone: (data) => setPartnerId(data.partnerId),
        },
        user: {
          label: "User Details",
          values: { email: "" },
          fields: () => <userFields.EmailField name="email" label="Email" required />,
          disabledReason: ({ email }) => (email ? undefined : "Enter the email first."),
          nextLabel: "Create partner",
          input: (valid) => ({ ...valid.user, partnerId }),
          success: "Partner has been created successfully!",
          failure: { title: "Unable to create new user" },
        },
      }}
    />
  );
};
