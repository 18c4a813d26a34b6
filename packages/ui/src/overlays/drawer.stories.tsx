import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { Badge } from "../display/badge.tsx";
import { DescriptionList } from "../display/description-list.tsx";
import { Id } from "../display/id.tsx";
import { Button } from "../primitives/button.tsx";
import { FailedState } from "../feedback/failed-state.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Tabs } from "../primitives/tabs.tsx";
import { Drawer, DrawerFooter, type DrawerProps } from "./drawer.tsx";
import { DrawerActions } from "./drawer-actions.tsx";

const Held = (props: DrawerProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const next = fn();

const facts = [
  { label: "Country", value: "Malta" },
  { label: "Currency", value: "EUR" },
  { label: "SWIFT", value: <Id value="VALLMTMTXXX" start={4} end={3} /> },
  { label: "Note", value: "" },
  { label: "Description", value: "Pays out on working days until 16:00.", span: true },
];

const tabs = [
  { value: "details", label: "Details" },
  { value: "history", label: "History", count: 12 },
];

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Bank of Valletta",
    subtitle: "Bank 1042",
    status: <Badge tone="positive">Active</Badge>,
    actions: (
      <DrawerActions
        previous="This is the first bank"
        next={next}
        position={{ index: 1, total: 25 }}
        link="https://office.example/banks?panel=bank&id=1042"
      />
    ),
    children: <DescriptionList items={facts} />,
    footer: (
      <DrawerFooter>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </DrawerFooter>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    const drawer = await screen.findByRole("dialog", { name: "Bank of Valletta" });
    await expect(drawer.getBoundingClientRect().width).toBe(Math.min(480, window.innerWidth));
    await userEvent.click(screen.getByRole("button", { name: "Copy link" }));
    await expect(write).toHaveBeenLastCalledWith("https://office.example/banks?panel=bank&id=1042");
    await expect(screen.getByRole("button", { name: "Previous" })).toHaveAccessibleDescription(
      "This is the first bank",
    );
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect(next).toHaveBeenCalledOnce();
  },
};
const widthIs = (wished: () => number) => async () => {
  const { width } = (await screen.findByRole("dialog")).getBoundingClientRect();
  await expect(width).toBeCloseTo(Math.min(wished(), window.innerWidth), 0);
};
export const Large: Story = { args: { width: "lg" }, play: widthIs(() => 710) };
/** Three quarters of the window; all of it on a phone, as every drawer. */
export const ExtraLarge: Story = {
  args: { width: "xl" },
  play: widthIs(() => window.innerWidth * (window.innerWidth < 640 ? 1 : 0.75)),
};

const Tabbed = (props: DrawerProps) => {
  const [tab, setTab] = useState("details");
  return (
    <Drawer {...props} tabs={<Tabs label="Bank" value={tab} onValueChange={setTab} tabs={tabs} panelId="bank-view" />}>
      <div id="bank-view" role="tabpanel" aria-label={tab === "details" ? "Details" : "History"}>
        {tab === "details" ? <DescriptionList items={facts} /> : <p>12 changes.</p>}
      </div>
    </Drawer>
  );
};
export const WithTabs: Story = {
  args: { width: "lg" },
  render: (args) => <Tabbed {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: "Details" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("tab", { name: /History/ })).toHaveAttribute("aria-selected", "true");
    await expect(screen.getByRole("tabpanel")).toHaveTextContent("12 changes.");
  },
};

/** The body scrolls; header, tabs and footer stay. */
export const LongBody: Story = {
  args: { children: Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    const save = screen.getByRole("button", { name: "Save" });
    await waitFor(() => expect(drawer.querySelector("[data-slot=scroll-body]")).toHaveAttribute("tabindex", "0"));
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    screen.getByText("Line 80").scrollIntoView();
    await expect(screen.getByRole("heading", { name: "Bank of Valletta" })).toBeVisible();
  },
};
export const LongTitle: Story = {
  args: {
    title: "Banca Popolare dell’Emilia Romagna e del Mezzogiorno, filiale di Reggio Calabria",
    subtitle: "Bank 1042, ".repeat(30),
  },
};
export const HostileTitle: Story = {
  args: { title: `<img src=x onerror=alert(1)>\u202E${"𝕬🎲".repeat(500)}`, subtitle: "x".repeat(10_000) },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    await expect(drawer.querySelector("img")).toBeNull();
  },
};
export const Loading: Story = {
  args: {
    footer: undefined,
    actions: undefined,
    status: undefined,
    subtitle: <Skeleton />,
    title: "Bank",
    children: (
      <div className="flex flex-col gap-3" aria-busy>
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-72" />
        <Skeleton className="h-4 w-40" />
      </div>
    ),
  },
};
export const Failed: Story = {
  args: { footer: undefined, children: <FailedState message="The server did not answer." onRetry={() => {}} /> },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  play: async () => {
    await expect((await screen.findByRole("dialog")).getBoundingClientRect().left).toBe(0);
  },
};

export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Bank of Valletta" });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
