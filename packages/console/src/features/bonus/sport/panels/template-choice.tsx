import { useListSportFreebets, type components } from "@backoffice/api-client";
import { Button, cleanText, FailedState, Input, useLocale, useNow } from "@backoffice/ui";
import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { Search } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { stageName } from "#entities/freebet/freebet-stage.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { EpochMoment } from "#entities/time/epoch-moment.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordSkeleton } from "#kit/records/record-states.tsx";
import { useSession } from "#kit/session/session.ts";
import { useDebounce } from "#kit/polling/use-debounce.ts";
import { giveReason } from "../give/give-reason.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";

/** Number of freebets shown; others are found by searching. */
const MOST = 20;
/** Number of freebets read: the call has no filter by currency. */
const READ = 500;
/** Debounce of the search, in milliseconds. */
const PAUSE = 200;

const schema = z.object({ id: z.string().min(1, "Choose a freebet.") });
const fields = createFields(schema);

const Terms = ({ freebet: { freebetData, stage, toTime } }: { freebet: components["schemas"]["SportFreebet"] }) => {
  const { locale } = useLocale();
  return (
    <>
      {formatNumber(freebetData.betCount, locale)} ×{" "}
      <bdi dir="ltr">{amountText(freebetData.betAmount, freebetData.currency, locale)}</bdi> · {stageName(stage)} ·
      until <EpochMoment seconds={toTime} />
    </>
  );
};

type TemplateChoiceProps = {
  player: { playerId: string; playerCode: string };
  /** The currency that the player plays in. */
  currency: string;
};

/** Selects an enabled freebet for a player, in the player's currency unless the others are shown (shell §2.3). */
export const TemplateChoice = ({ player, currency }: TemplateChoiceProps) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const session = useSession();
  const now = useNow() / 1000;
  const [search, setSearch] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const { later } = useDebounce(setSearch, PAUSE);
  const { data, error, refetch } = useListSportFreebets(
    {
      query: {
        page: 1,
        itemsPerPage: READ,
        isEnable: true,
        // Expired freebets come last.
        sortBy: "toTime",
        sortDirection: "desc",
        ...(search && { search }),
      },
    },
    { placeholderData: (previous) => previous },
  );
  const form = useZodForm({ schema, defaultValues: { id: "" } });
  const chosen = useWatch({ control: form.control, name: "id" });
  const own = data?.items.filter((it) => it.freebetData.currency === currency) ?? [];
  const others = (data?.items.length ?? 0) - own.length;
  const templates = showsAll ? (data?.items ?? []) : own;
  const count = templates.length;
  const template = templates.find(({ id }) => id === chosen);
  return (
    <>
      <Input
        type="search"
        startIcon={<Search size={14} strokeWidth={1.75} aria-hidden />}
        aria-label="Search freebets"
        placeholder="ID or name"
        onChange={(event) => later(cleanText(event.currentTarget.value))}
      />
      <div className="mt-4">
        {!data && !error && <RecordSkeleton />}
        {!data && error && (
          <FailedState
            title="The freebets could not be loaded"
            {...readFailure(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data && count === 0 && (
          <p className="text-ink-muted">
            {others === 0 ? "No enabled freebet matches." : `No enabled freebet in ${currency} matches.`}
          </p>
        )}
        {data && count > 0 && (
          <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
            <fields.RadioField
              name="id"
              label="Freebet"
              required
              options={templates.slice(0, MOST).map((freebet) => ({
                value: freebet.id,
                label: `${freebet.name} (${freebet.id})`,
                description: <Terms freebet={freebet} />,
              }))}
              help={
                count > MOST
                  ? `${formatNumber(MOST, locale)} of ${formatNumber(count, locale)}. Search to find the others.`
                  : undefined
              }
            />
          </Form>
        )}
        {others > 0 && (
          <Button variant="ghost" size="sm" className="mt-2" onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? `Show freebets in ${currency} only`
              : `Show ${formatNumber(others, locale)} in other currencies`}
          </Button>
        )}
      </div>
      <PanelFoot>
        <div className="flex-1" />
        <Button
          variant="primary"
          reason={template ? giveReason(template, session, now) : "Choose a freebet first."}
          onClick={() => template && panels.open("add-sport-freebet-confirmation", { template, player })}
        >
          Add…
        </Button>
      </PanelFoot>
    </>
  );
};
