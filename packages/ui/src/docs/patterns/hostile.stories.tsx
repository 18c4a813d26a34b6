import type { Meta, StoryObj } from "@storybook/react-vite";
import { z } from "zod";
import { Badge } from "../../display/values/badge.tsx";
import { DescriptionList } from "../../display/facts/description-list.tsx";
import { Id } from "../../display/values/id.tsx";
import { SectionHeading } from "../../display/facts/section-heading.tsx";
import { StatCard } from "../../display/figures/stat-card.tsx";
import { Alert } from "../../feedback/alert.tsx";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { FailedState } from "../../feedback/states/failed-state.tsx";
import { ForbiddenState } from "../../feedback/states/forbidden-state.tsx";
import { toast } from "../../feedback/toast/toast.ts";
import { Toaster } from "../../feedback/toast/toaster.tsx";
import { createFields } from "../../form/create-fields.ts";
import { Form } from "../../form/form.tsx";
import { SinkForm } from "../../form/kitchen-sink/story-sink-form.tsx";
import { useZodForm } from "../../form/use-zod-form.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "../../overlays/menu/dropdown-menu.tsx";
import { DropdownMenuItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../overlays/popover/popover.tsx";
import { Tooltip } from "../../overlays/tooltip/tooltip.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Tabs } from "../../primitives/tabs.tsx";
import { DataTable } from "../../table/data-table.tsx";
import { HOSTILE } from "./hostile-text.ts";
import { WRONG_VALUES } from "./wrong-values.ts";
import { Page, Section } from "../page.tsx";

const choices = [
  { value: "a", label: HOSTILE },
  { value: "b", label: "Short" },
];

const schema = z.object({ text: z.string(), choice: z.string(), on: z.boolean(), tags: z.array(z.string()) });

const F = createFields(schema);

const HostileForm = () => {
  const form = useZodForm({ schema, defaultValues: { text: HOSTILE, choice: "a", on: true, tags: [HOSTILE] } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <F.TextField name="text" label={HOSTILE} help={HOSTILE} />
      <F.TextareaField name="text" label="Note" disabledReason={HOSTILE} />
      <F.SelectField name="choice" label="Select" options={choices} />
      <F.ComboboxField name="choice" label="Combobox" options={choices} />
      <F.RadioField name="choice" label="Radio" options={choices} />
      <F.CheckboxField name="on" label={HOSTILE} />
      <F.SwitchField name="on" label={HOSTILE} />
      <F.TagsField name="tags" label="Tags" />
      <F.TextListField name="tags" label={HOSTILE} itemLabel="Entry" />
      <F.JsonField name="text" label="JSON" />
    </Form>
  );
};

const meta = {
  title: "Patterns/Hostile text",
  component: Page,
  args: {
    title: "Hostile text",
    lead: "Whatever somebody typed as a name: nothing overflows, runs or turns the words around it.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: "Hostile text in displays",
  args: {
    children: (
      <Section title="Shown">
        <Badge tone="normal">{HOSTILE}</Badge>
        <Alert severity="critical" title={HOSTILE}>
          {HOSTILE}
        </Alert>
        <SectionHeading description={HOSTILE}>{HOSTILE}</SectionHeading>
        <EmptyState title={HOSTILE}>{HOSTILE}</EmptyState>
        <FailedState title={HOSTILE} message={HOSTILE} details={HOSTILE} />
        <ForbiddenState title={HOSTILE} permission={HOSTILE} />
        <DataTable
          label={HOSTILE}
          rows={[{ name: HOSTILE }]}
          rowId={(row) => row.name}
          columns={[{ id: "name", header: HOSTILE, help: HOSTILE, cell: (row) => row.name }]}
          state={{ status: "ready" }}
        />
        <DescriptionList items={[{ label: HOSTILE, value: HOSTILE }]} />
        <StatCard label={HOSTILE} value={HOSTILE} trend={{ change: 1, against: HOSTILE }} note={HOSTILE} />
        <Id value={HOSTILE} />
        {/* Tab labels align with the text around them; their focus rings use its margin. */}
        <Tabs label="Tabs" value="a" onValueChange={() => undefined} tabs={choices} className="mx-2" />
        <span className="flex max-w-full overflow-hidden">
          <Button>{HOSTILE}</Button>
        </span>
      </Section>
    ),
  },
};

export const Typed: Story = { name: "Hostile text in fields", args: { children: <HostileForm /> } };

export const EveryField: Story = {
  name: "Hostile text in every field",
  args: {
    children: (
      <Section title="Every field">
        <SinkForm values={WRONG_VALUES} onSubmit={() => undefined} />
      </Section>
    ),
  },
};

export const Floating: Story = {
  name: "Hostile text in overlays",
  args: {
    children: (
      <div className="flex gap-2">
        <Tooltip content={HOSTILE}>
          <Button>Hint</Button>
        </Tooltip>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>{HOSTILE}</DropdownMenuLabel>
            <DropdownMenuItem reason={HOSTILE}>{HOSTILE}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button>Popover</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Popover" className="max-w-80">
            {HOSTILE}
          </PopoverContent>
        </Popover>
        <Button onClick={() => toast.error(HOSTILE)}>Toast</Button>
        <Toaster />
      </div>
    ),
  },
};
