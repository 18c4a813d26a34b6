import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { useFormatCount } from "../table/use-format-count.ts";

export type TabItem = {
  value: string;
  label: string;
  /** A number, or a few characters: "3 of 6". */
  count?: number | string | undefined;
  hidden?: boolean | undefined;
};

export type TabsProps = {
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly TabItem[];
  /** The `TabPanel`s. Without them (the `tabs` row of a drawer) the panel is elsewhere. */
  children?: ReactNode;
  /** Id of the panel elsewhere, for screen readers. */
  panelId?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** Underlined tabs. A long list scrolls horizontally; only the panel is printed. */
export const Tabs = ({ value, onValueChange, tabs, children, panelId, label, className }: TabsProps) => {
  const formatCount = useFormatCount();
  return (
    <Radix.Root data-slot="tabs" value={value} onValueChange={onValueChange} className={cn("min-w-0", className)}>
      <div className="border-b print:hidden">
        <Radix.List aria-label={label} className="-ms-1.5 -mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {tabs
            .filter((tab) => !tab.hidden)
            .map((tab) => (
              <Radix.Trigger
                key={tab.value}
                value={tab.value}
                data-slot="tab"
                {...(!children && { "aria-controls": tab.value === value ? panelId : undefined })}
                className={cn(
                  "relative inline-flex h-9 shrink-0 pointer-coarse:h-10 max-sm:h-10 items-center gap-1.5 rounded-md px-1.5 text-body font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-2",
                  // Underline of the selected tab, as wide as its label.
                  "after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 data-[state=active]:text-ink data-[state=active]:after:bg-accent",
                )}
              >
                {tab.label}
                {tab.count !== undefined && (
                  <span className="tabular text-meta text-ink-muted">
                    {typeof tab.count === "string" ? tab.count : formatCount(tab.count)}
                  </span>
                )}
              </Radix.Trigger>
            ))}
        </Radix.List>
      </div>
      {children}
    </Radix.Root>
  );
};

/** Panel of a tab; only the selected one is mounted. */
export const TabPanel = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content data-slot="tab-panel" {...rest} className={cn("pt-4", className)} />
);
