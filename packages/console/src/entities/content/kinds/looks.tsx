import { RichText } from "@backoffice/ui/form";
import type { ComponentType, ReactNode } from "react";
import { MediaPicture } from "#entities/media/media-picture.tsx";
import type { BlockLook } from "./block-kinds.ts";
import type { TextName } from "../texts/text-rules.ts";

type LookProps = {
  /** Returns a text in the previewed language. */
  text: (name: TextName) => string;
  children?: ReactNode;
};

const ButtonOf = ({ text }: LookProps) =>
  text("buttonText") && (
    <span className="inline-flex max-w-full rounded-md bg-accent px-3 py-1 text-body font-medium text-accent-contrast">
      <span className="truncate">{text("buttonText")}</span>
    </span>
  );

const Words = ({ text }: LookProps) => (
  <div className="flex min-w-0 flex-col items-start gap-2 p-4 wrap-anywhere">
    <p className="text-heading font-semibold">{text("title")}</p>
    {text("subtitle") && <p className="text-body text-ink-muted">{text("subtitle")}</p>}
    <ButtonOf text={text} />
  </div>
);

/** Slide or banner: full width, text beside the image. */
const WideLook = ({ text }: LookProps) => (
  <div className="grid overflow-hidden rounded-lg border bg-surface @min-[28rem]:grid-cols-2">
    <Words text={text} />
    <MediaPicture fit="cover" path={text("imagePath")} className="h-36 w-full" />
  </div>
);

/** Card: text below the image. */
const CardLook = ({ text }: LookProps) => (
  <div className="w-56 max-w-full overflow-hidden rounded-lg border bg-surface">
    <MediaPicture fit="cover" path={text("imagePath")} className="h-32 w-full" />
    <Words text={text} />
  </div>
);

/** Text on the page. */
const TextLook = ({ text }: LookProps) => (
  <div className="rounded-lg border bg-surface p-4 wrap-anywhere">
    <p className="mb-2 text-heading font-semibold">{text("title")}</p>
    <RichText html={text("text")} />
  </div>
);

/** Modal over the page. */
const ModalLook = ({ text }: LookProps) => (
  <div className="grid place-items-center rounded-lg bg-pressed p-4">
    <div className="w-full max-w-sm overflow-hidden rounded-lg border bg-raised shadow-float">
      {text("imagePath") && <MediaPicture fit="cover" path={text("imagePath")} className="h-28 w-full" />}
      <div className="flex flex-col items-start gap-3 p-4 wrap-anywhere">
        <p className="text-heading font-semibold">{text("title")}</p>
        <RichText html={text("text")} />
        <ButtonOf text={text} />
      </div>
    </div>
  </div>
);

/** Image beside the sign-in form. */
const LoginLook = ({ text }: LookProps) => (
  <div className="grid max-w-md grid-cols-2 overflow-hidden rounded-lg border bg-surface">
    <MediaPicture fit="cover" path={text("imagePath")} alt={text("altText")} className="h-44 w-full" />
    <div aria-hidden className="flex flex-col justify-center gap-2 p-4">
      {["w-2/3", "w-full", "w-full", "w-1/2"].map((width, line) => (
        <span key={line} className={`h-3 rounded-sm bg-pressed ${width}`} />
      ))}
    </div>
  </div>
);

/** Widget: one placeholder per item. */
const WidgetLook = ({ text, children }: LookProps) => (
  <div className="rounded-lg border bg-surface p-4 wrap-anywhere">
    <p className="text-heading font-semibold">{text("title")}</p>
    <p className="mt-1 text-meta text-ink-muted">{children}</p>
    <div aria-hidden className="mt-3 grid grid-cols-5 gap-2">
      {Array.from({ length: 5 }, (_, place) => (
        <span key={place} className="h-12 rounded-md bg-sunken" />
      ))}
    </div>
  </div>
);

/** Approximate look on the site, in the console's typeface. */
export const LOOKS: Readonly<Record<BlockLook, ComponentType<LookProps>>> = {
  wide: WideLook,
  card: CardLook,
  text: TextLook,
  modal: ModalLook,
  login: LoginLook,
  widget: WidgetLook,
};
