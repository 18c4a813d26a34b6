import { createElement } from "react";

/** An icon that is one path of 24 × 24 units, as `lucide-react` draws it. */
export const svgIcon =
  (name, d) =>
  ({ size = 24, strokeWidth = 2, className = "", ...rest }) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name} ${className}`,
        "aria-hidden": rest["aria-label"] || rest.role ? undefined : true,
        ...rest,
      },
      createElement("path", { d }),
    );
