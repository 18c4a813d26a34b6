import type { PartGuide } from "./part-guide.ts";

/** Guides of the wizard and its steps, by the title of their stories. */
export const steps: Readonly<Record<string, PartGuide>> = {
  "Components/Overlays/Stepper": {
    use: "The position in a sequence of steps. Wizard includes it.",
    avoid: "Free navigation between views: use Tabs.",
    anatomy: ["Step number or check mark", "Step title", "Line to the next step"],
    keys: "Tab moves through the reached steps, Enter opens one.",
    accessibility: "A list; the open step is announced as current.",
    content: "Two or three words for each step, nouns.",
    example: `import { Stepper } from "@backoffice/ui";

<Stepper
  label="New operator"
  items={[
    { id: "company", label: "Company", status: "done" },
    { id: "limits", label: "Limits", status: "current" },
  ]}
/>`,
    patterns: ["Wizard panel"],
  },
  "Components/Overlays/Wizard": {
    use: "A long task in a fixed order, where later questions depend on earlier answers.",
    avoid: "A task that fits one screen: use a form.",
    anatomy: ["Stepper", "Step heading", "Fields", "Back and Next, or Finish"],
    keys: "Ctrl Enter continues. Each step moves focus to its heading.",
    accessibility: "Each step is announced with its heading and position.",
    content: "The label names the result: “New operator”.",
    isFixed: true,
    example: `import { Wizard } from "@backoffice/ui";

<Wizard label="New operator" steps={steps} onFinish={create} />`,
    patterns: ["Wizard panel"],
  },
};
