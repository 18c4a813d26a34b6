import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Foundations/Motion",
  component: Page,
  args: {
    title: "Motion",
    lead: "What floats fades and moves a little, 120 to 180 ms, ease-out, opacity and transform alone. With reduced motion nothing moves.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const MOTIONS = [
  ["fade", "animate-fade", "Scrims, 140 ms in and 120 ms out"],
  ["pop", "animate-pop", "Menus, popovers, dialogs, 120 ms in and 100 ms out"],
  ["drawer", "animate-drawer", "Drawers, 120 ms in and out"],
] as const;

const Sample = ({ name, looks, use }: { name: string; looks: string; use: string }) => {
  const [state, setState] = useState<"open" | "closed">("open");
  return (
    <li className="flex flex-col gap-2 border-t py-3 sm:flex-row sm:items-center sm:gap-4">
      <span className="w-16 font-mono text-meta">{name}</span>
      <Button className="w-32" onClick={() => setState(state === "open" ? "closed" : "open")}>
        {state === "open" ? `Close ${name}` : `Open ${name}`}
      </Button>
      <span className="flex h-14 w-40 items-center overflow-hidden px-2">
        <span
          data-state={state}
          className={`grid h-10 flex-1 place-items-center rounded-md bg-raised text-meta shadow-float ${looks}`}
        >
          {name}
        </span>
      </span>
      <span className="text-ink-muted">{use}</span>
    </li>
  );
};

export const Motions: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Motions">
        <ul className="flex flex-col">
          {MOTIONS.map(([name, looks, use]) => (
            <Sample key={name} name={name} looks={looks} use={use} />
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
