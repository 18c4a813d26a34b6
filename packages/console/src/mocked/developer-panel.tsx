import {
  accounts,
  faults,
  scenarios,
  type FaultId,
  type MockSettings,
  type ScenarioId,
  type SettingsStore,
} from "@backoffice/mocks/browser";
import { Button, IconButton, Popover, PopoverContent, PopoverTrigger, Select } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useSyncExternalStore, type ComponentProps, type ReactNode } from "react";
import { ClientReports } from "./client-reports.tsx";
import { ExampleAnswers } from "./example-answers.tsx";
import { FaultRules } from "./fault-rules.tsx";

const NOBODY = "";
const LATENCIES = [0, 200, 1000, 3000];

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="grid gap-1">
    <span className="text-meta font-medium text-ink-muted">{label}</span>
    {children}
  </label>
);

type DeveloperPanelProps = {
  settings: SettingsStore;
  /** Ids of the calls that only the contract's examples answer. */
  fromExamples: readonly string[];
  /** The reports of the console that the mock server received. */
  clientReports: ComponentProps<typeof ClientReports>["read"];
  /** Sends the message of a new debit. */
  onNewDebit: () => void;
  /** Cuts the connection that messages arrive on. */
  onCut: () => void;
};

/** Switches of the mock server: who is signed in, how much data there is, how slow and how broken it is. */
export const DeveloperPanel = ({ settings, fromExamples, clientReports, onNewDebit, onCut }: DeveloperPanelProps) => {
  const queryClient = useQueryClient();
  const current = useSyncExternalStore(
    (listener) => settings.subscribe(listener),
    () => settings.get(),
  );
  const change = (changes: Partial<MockSettings>) => {
    settings.set(changes);
    void queryClient.invalidateQueries();
  };
  const changed = current.scenario !== "default" || current.latency > 0 || current.faults.length > 0;

  return (
    <Popover>
      <div className="fixed end-3 bottom-16 z-30 rounded-md bg-canvas lg:start-50 lg:end-auto lg:bottom-1">
        <PopoverTrigger asChild>
          <IconButton
            label="Developer panel"
            icon={FlaskConical}
            className={changed ? "text-caution-ink" : "text-ink-muted"}
          />
        </PopoverTrigger>
      </div>
      <PopoverContent side="top" align="start" aria-label="Developer panel" className="w-80">
        <div className="grid gap-3">
          <p className="font-semibold">Mock server</p>
          <Line label="Signed in as">
            <Select
              options={[
                { value: NOBODY, label: "Nobody" },
                ...accounts.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={current.account ?? NOBODY}
              onValueChange={(account) => {
                settings.set({ account: account === NOBODY ? null : account });
                // The data that was read belongs to the previous page.
                window.location.reload();
              }}
            />
          </Line>
          <Line label="Data">
            <Select
              options={scenarios.map(({ id, title }) => ({ value: id, label: title }))}
              value={current.scenario}
              onValueChange={(scenario) => change({ scenario: scenario as ScenarioId })}
            />
          </Line>
          <Line label="Latency">
            <Select
              options={[...new Set([...LATENCIES, current.latency])].map((ms) => ({
                value: String(ms),
                label: ms === 0 ? "None" : `${ms} ms`,
              }))}
              value={String(current.latency)}
              onValueChange={(latency) => change({ latency: Number(latency) })}
            />
          </Line>
          <FaultRules
            rules={current.faults}
            faults={faults.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(rules) => change({ faults: rules as { operation: string; fault: FaultId }[] })}
          />
          <ExampleAnswers ids={fromExamples} />
          <ClientReports read={clientReports} />
          <div className="grid grid-cols-2 gap-1.5">
            <Button onClick={onNewDebit}>Send a new debit</Button>
            <Button onClick={onCut}>Cut live messages</Button>
          </div>
          <Button asChild>
            <a href="/developer/rights">Permissions by role</a>
          </Button>
          <Button
            onClick={() => {
              settings.set({ scenario: "default", latency: 0, faults: [] });
              void queryClient.invalidateQueries();
            }}
          >
            Reset
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
};
