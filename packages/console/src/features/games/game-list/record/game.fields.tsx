import type { components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useLoadProviders } from "#entities/game/use-load-providers.ts";
import { gameSchema } from "./game.schema.ts";
import { useGameLabels } from "./use-game-labels.ts";

type Game = components["schemas"]["Game"];

const fields = createFields(gameSchema);

/** Fields of a catalogue game. */
export const GameFields = ({ game }: { game: Game }) => {
  const labels = useGameLabels();
  const loadProviders = useLoadProviders();
  return (
    <>
      <FieldGroup title="Game">
        <fields.TextField name="title" label="Title" required maxLength={200} />
        <fields.AsyncComboboxField
          name="providerId"
          label="Original provider"
          required
          load={loadProviders}
          chosen={{ value: game.providerId, label: game.provider }}
        />
        <fields.TextareaField name="description" label="Description" full maxLength={2000} />
        <fields.TextField
          name="coverPhoto"
          label="Cover photo"
          full
          mono
          maxLength={500}
          help="A path of the site (/media/…) or an https address."
        />
      </FieldGroup>
      <FieldGroup title="Classification">
        <fields.MultiSelectField name="categories" label="Categories" options={labels.categories} />
        <fields.MultiSelectField name="tags" label="Tags" options={labels.tags} />
        <fields.MultiSelectField name="jurisdictions" label="Jurisdictions" full options={labels.jurisdictions} />
      </FieldGroup>
      <FieldGroup title="Features">
        <fields.PercentageField
          name="RTP"
          label="RTP"
          full
          max="100"
          min="0"
          help="Return to player. Leave empty if unknown."
        />
        <fields.SwitchField name="displayRTP" label="Show RTP to players" />
        <fields.SwitchField name="hasDemo" label="Demo available" />
        <fields.SwitchField name="hasChat" label="Chat available" />
        <fields.SwitchField name="isBranded" label="Branded game" />
      </FieldGroup>
    </>
  );
};
