import type { components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useLoadProviders } from "#entities/game/use-load-providers.ts";
import { gameSchema } from "./game.schema.ts";
import { useGameLabels } from "./use-game-labels.ts";

type Game = components["schemas"]["Game"];

const fields = createFields(gameSchema);

/** The fields of a game of the catalogue. */
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
          help="Address of the picture."
        />
      </FieldGroup>
      <FieldGroup title="Usage">
        <fields.MultiSelectField name="categories" label="Categories" options={labels.categories} />
        <fields.MultiSelectField name="tags" label="Tags" options={labels.tags} />
        <fields.MultiSelectField name="jurisdictions" label="Jurisdictions" full options={labels.jurisdictions} />
      </FieldGroup>
      <FieldGroup title="How it plays">
        <fields.PercentageField
          name="RTP"
          label="RTP"
          full
          max="100"
          min="0"
          help="Return to player; empty when not known."
        />
        <fields.SwitchField name="displayRTP" label="Players see the RTP" />
        <fields.SwitchField name="hasDemo" label="Has a demo" />
        <fields.SwitchField name="hasChat" label="Has a chat" />
        <fields.SwitchField name="isBranded" label="Made for one brand" />
      </FieldGroup>
    </>
  );
};
