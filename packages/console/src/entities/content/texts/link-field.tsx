import { Button, cn } from "@backoffice/ui";
import { TextField, useField, type TextFieldProps } from "@backoffice/ui/form";
import { usePanels } from "#kit/panels/definition/panels.ts";

type LinkFieldProps = Omit<TextFieldProps, "mono"> & {
  /** Operator whose pages are offered; undefined while no site is selected. */
  opId: string | undefined;
};

/** A link: an external URL or a path, typed, or a page of the site, picked. The value is the text. */
export const LinkField = ({ opId, ...props }: LinkFieldProps) => {
  const panels = usePanels();
  const { frozen, change } = useField<string>(props);
  const pick = () =>
    opId !== undefined && panels.open("page-picker", { opId, onPick: ({ slug }) => change(`/${slug}`) });
  return (
    <div className={cn("flex min-w-0 flex-col items-start gap-1 *:w-full", props.full && "@min-[640px]:col-span-2")}>
      <TextField {...props} mono />
      {!frozen && (
        <Button
          size="sm"
          variant="ghost"
          className="w-auto!"
          reason={opId === undefined ? "Choose the operator or brand first." : undefined}
          onClick={pick}
        >
          Choose a page…
        </Button>
      )}
    </div>
  );
};
