import type { Drawing } from "../piece.ts";
import type { Draw } from "./frame.ts";
import { set } from "./placing.ts";

/** Heeled mules on their side. */
export const mules: Draw = () => {
  const one: Drawing = [
    {
      d: "M-212 608C-180 600 -130 616 -98 642C-132 668 -150 712 -152 772Q-170 778 -186 772C-190 712 -208 668 -212 608Z",
      part: "main",
      fabric: "leather",
      loft: 20,
      rise: 19,
      wrinkle: 0,
      dim: 0.94,
    },
    {
      d: "M-186 764L-152 764L-152 775Q-170 779 -187 775Z",
      part: "sole",
      fabric: "leather",
      loft: 4,
      rise: 17,
      wrinkle: 0,
    },
    {
      d: "M-216 600C-160 578 -96 598 -40 652C14 700 76 726 150 734C200 738 234 744 240 757C238 770 206 776 150 773C62 768 0 742 -58 684C-108 636 -160 616 -212 622C-222 616 -222 606 -216 600Z",
      part: "second",
      fabric: "leather",
      loft: 9,
      rise: 15,
      wrinkle: 0,
      lines: [
        {
          d: "M-212 616C-160 608 -108 630 -56 680C0 734 62 760 150 765C200 767 232 764 240 758",
          kind: "seam",
          width: 1.2,
          depth: 0.5,
        },
      ],
    },
    {
      d: "M-50 690C2 744 64 768 150 773C204 776 238 770 241 760L243 768C236 784 200 786 150 784C60 780 0 756 -56 698Z",
      part: "sole",
      fabric: "leather",
      loft: 4,
      rise: 12,
      wrinkle: 0,
    },
    {
      d: "M-28 694C-46 650 -4 588 74 586C46 606 6 660 8 712C-6 708 -18 702 -28 694Z",
      part: "second",
      fabric: "leather",
      loft: 8,
      rise: 22,
      wrinkle: 0,
      dim: 0.6,
    },
    {
      d: "M2 714C-8 660 28 596 82 584C140 580 206 652 238 728C244 746 240 758 228 764C150 770 62 754 2 714Z",
      part: "main",
      loft: 50,
      rise: 42,
      wrinkle: 1,
      lines: [{ d: "M10 712C2 664 36 606 88 593", kind: "stitch", depth: 0.7 }],
      folds: [
        { d: "M60 610C96 640 128 690 132 756", width: 14, height: 4 },
        { d: "M100 606C136 640 160 690 164 750", width: 12, height: -3 },
      ],
    },
  ];
  return [...set(one, { x: 36, y: -120, turn: -11 }), ...set(one, { x: -30, y: 96, turn: 5 })];
};
