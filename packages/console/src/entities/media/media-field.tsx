import { Button, Input } from "@backoffice/ui";
import { FieldFrame, useField, type FieldProps } from "@backoffice/ui/form";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { MediaPicture } from "./media-picture.tsx";

type MediaFieldProps = FieldProps & {
  /** Operator whose files are offered; undefined while no site is selected. */
  opId: string | undefined;
};

/**
 * An image of a site with its preview: the path, typed or picked from the site's files. The value is the path, `""`
 * if there is none.
 */
export const MediaField = ({ opId, ...props }: MediaFieldProps) => {
  const panels = usePanels();
  const field = useField<string>(props);
  const path = field.value ?? "";
  return (
    <FieldFrame field={field} props={props}>
      <div className="flex min-w-0 items-center gap-2">
        {path && <MediaPicture path={path} className="h-control w-12 border" />}
        <Input
          {...field.control}
          name={props.name}
          dir="ltr"
          value={path}
          onChange={(event) => field.change(event.currentTarget.value)}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          placeholder={field.frozen ? "" : "/media/…"}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1 font-mono"
        />
        {!field.frozen && (
          <Button
            aria-label={`Choose: ${props.label}`}
            reason={opId === undefined ? "Choose the operator or brand first." : undefined}
            onClick={() => opId !== undefined && panels.open("media-picker", { opId, onChoose: field.change })}
          >
            Choose…
          </Button>
        )}
      </div>
    </FieldFrame>
  );
};
