import type { Permission } from "@backoffice/api-client";
import { TabPanel, Tabs } from "@backoffice/ui";
import { useState, type ReactNode } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { PANEL_TAB } from "#kit/panels/definition/panel-address.ts";
import { usePanelFrame } from "#kit/panels/panel-frame.tsx";
import { can, useSession } from "#kit/session/session.ts";

export type RecordTab = {
  /** The value in the address. */
  id: string;
  label: string;
  /** A number, or a few characters: "3 of 6". */
  count?: number | string | undefined;
  /** The permission for the tab, which is hidden without it. */
  permission?: Permission | undefined;
  content: ReactNode;
};

type RecordTabsProps = {
  tabs: readonly RecordTab[];
  /** The documented parameter of the open tab, if there is one. */
  tabIn?: string | undefined;
};

/** The open tab in the address: in its documented parameter, or in that of the drawer or the page around. */
export const useTabParam = (documented?: string) => {
  // A drawer may be open over a page that also has tabs.
  const usual = usePanelFrame() ? PANEL_TAB : "tab";
  return useSearchParam(documented ?? usual);
};

/**
 * The tabs of a record, with the open one in the address, so that a link opens the same tab. A tab is rendered when
 * it is first opened and then kept, so that its input is not lost. A single tab is shown without a tab list.
 */
export const RecordTabs = ({ tabs, tabIn }: RecordTabsProps) => {
  const session = useSession();
  const [tabParam, setTabParam] = useTabParam(tabIn);
  const shown = tabs.filter((it) => can(session, it.permission));
  const current = (shown.find(({ id }) => id === tabParam) ?? shown[0])?.id;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (current === undefined) return null;
  if (!opened.has(current)) setOpened(new Set([...opened, current]));
  if (shown.length === 1) return shown[0]?.content;
  const open = (id: string) => setTabParam(id === shown[0]?.id ? undefined : id);
  return (
    <Tabs
      value={current}
      onValueChange={open}
      tabs={shown.map(({ id, label, count }) => ({ value: id, label, count }))}
    >
      {shown.map(({ id, content }) => (
        <TabPanel key={id} value={id} forceMount className="data-[state=inactive]:hidden">
          {opened.has(id) && content}
        </TabPanel>
      ))}
    </Tabs>
  );
};
