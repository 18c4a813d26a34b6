import { useId, type ReactNode } from "react";
import { Tabs, type TabItem } from "../../primitives/tabs.tsx";

export type AddressTab = TabItem & { content: ReactNode };

export type AddressTabsProps = {
  label: string;
  /** Value of the URL parameter. An unknown, hidden or missing tab shows the first. */
  value: string | null | undefined;
  /** Writes the value to the URL; `undefined` for the first tab, which needs no parameter. */
  onValueChange: (value: string | undefined) => void;
  tabs: readonly [AddressTab, ...AddressTab[]];
};

/** Tabs whose selection is in the URL, so that a shared link shows the same view. Only the selected panel is mounted. */
export const AddressTabs = ({ label, value, onValueChange, tabs }: AddressTabsProps) => {
  const panelId = useId();
  const shown = tabs.filter((tab) => !tab.hidden);
  const first = shown[0] ?? tabs[0];
  const current = shown.find((tab) => tab.value === value) ?? first;
  return (
    <div data-slot="address-tabs">
      <Tabs
        label={label}
        value={current.value}
        onValueChange={(next) => onValueChange(next === first.value ? undefined : next)}
        tabs={shown}
        panelId={panelId}
      />
      <div key={current.value} id={panelId} role="tabpanel" aria-label={current.label} tabIndex={0} className="pt-4">
        {current.content}
      </div>
    </div>
  );
};
