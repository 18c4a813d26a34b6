import { useLocale, useNow } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useFormContext } from "react-hook-form";
import { useLookup } from "#entities/fields/use-lookup.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { blockState } from "../kinds/block-state.ts";
import { BlockPreview } from "#entities/content/kinds/block-preview.tsx";
import type { BlockValues } from "./block.schema.ts";
import { TextsFields } from "./texts.fields.tsx";

const fields = createFields<BlockValues>();

const STATUS = [
  { value: "ACTIVE", label: "Active" },
  { value: "INACTIVE", label: "Inactive" },
];
const WIDGETS = ["LIVE_WINS", "TOP_GAMES", "JACKPOTS", "SPORT_EVENTS", "LEADERBOARD", "PROMOTIONS"].map((value) => ({
  value,
  label: choiceWords(value),
}));

const GameField = ({ now: { gameId, gameTitle } }: { now: BlockValues }) => {
  const { setValue } = useFormContext<BlockValues>();
  return (
    <fields.AsyncComboboxField
      name="gameId"
      required
      full
      {...useLookup("game")}
      chosen={{ value: gameId, label: gameTitle || gameId }}
      onChoose={({ label }) => setValue("gameTitle", label, { shouldDirty: true })}
    />
  );
};

type BlockFieldsProps = { kind: BlockKind; opId: string; now: BlockValues };

/** Fields of a block: those of its kind, schedule, and texts with preview. */
export const BlockFields = ({ kind, opId, now }: BlockFieldsProps) => {
  const { timeZone } = useLocale();
  const clock = useNow(false);
  const { texts, look, noun, isSingle } = BLOCK_KINDS[kind];
  const { status, startsAt, endsAt, content } = now;
  const isUsed = status === "ACTIVE";
  const state = blockState({ status, startsAt: startsAt || null, endsAt: endsAt || null }, clock);
  return (
    <>
      <FieldGroup>
        <fields.TextField name="name" label="Name" required full maxLength={100} help="Visible to staff only." />
        {kind === "GAME_CARD" && <GameField now={now} />}
        {kind === "WIDGET" && <fields.SelectField name="widgetType" label="Content" required options={WIDGETS} />}
        {kind === "WIDGET" && <fields.IntegerField name="itemLimit" label="Maximum items" required />}
        <fields.SegmentedField name="status" label="Status" options={withCurrentValue(STATUS, status)} />
        {!isSingle && <fields.IntegerField name="order" label="Position" required help="Lower numbers come first." />}
      </FieldGroup>
      <TextsFields opId={opId} needs={texts} content={content}>
        {(language) => (
          <BlockPreview
            look={look}
            content={content}
            language={language}
            widget={{ type: now.widgetType, items: now.itemLimit }}
          />
        )}
      </TextsFields>
      <FieldGroup
        title="When it is shown"
        description={
          isUsed
            ? `${state.label}. Leave empty for no limit.`
            : `An inactive ${noun} is not shown, whatever its time is.`
        }
      >
        <fields.DateTimeField name="startsAt" label="From" zone={timeZone} />
        <fields.DateTimeField name="endsAt" label="Until" zone={timeZone} />
      </FieldGroup>
    </>
  );
};
