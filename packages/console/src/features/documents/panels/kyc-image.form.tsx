import { useChangeKyc, type components } from "@backoffice/api-client";
import { createFields, FieldGroup, type FileValue } from "@backoffice/ui/form";
import { z } from "zod";
import { IMAGE, requiredImage } from "#kit/form/image.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { documentName, DOCUMENT_TYPES } from "#entities/document/document-types.ts";
import { FAILURE } from "../review.ts";

type Schemas = components["schemas"];
type KycImageFormProps = { item: Schemas["KycRecord"]; field: Schemas["KycImageField"]; close: () => void };

const schema = z.object({ image: requiredImage() });
const fields = createFields(schema);

/** Uploads or replaces an image; each has its own call (shell §7). */
export const KycImageForm = ({ item, field, close }: KycImageFormProps) => {
  const { kycId, playerId, playerCode, optionType, data } = item;
  const rest = { kycId, playerId, playerCode, field };
  const isThere = Boolean(data[field]);
  return (
    <FormPanel
      noun="document"
      schema={schema}
      values={{ image: null as FileValue }}
      write={useChangeKyc()}
      input={({ image }) => ({
        body: isThere
          ? { image: image as File, ...rest }
          : { action: "upload" as const, imageFile: image as File, key: field, ...rest },
      })}
      failure={{ title: FAILURE, fieldNames: { imageFile: "image", field: "image" } }}
      success="KYC image updated successfully"
      record={() => documentName(item)}
      save={{ label: isThere ? "Replace image" : "Upload image" }}
      close={close}
    >
      {() => (
        <FieldGroup title={isThere ? "Replace image" : "Upload image"}>
          <fields.FileField
            name="image"
            label={DOCUMENT_TYPES[optionType].images?.[field] ?? "Image"}
            required
            full
            {...IMAGE}
          />
        </FieldGroup>
      )}
    </FormPanel>
  );
};
