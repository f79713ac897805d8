import {
  between,
  circle,
  ellipse,
  framed,
  gradient,
  height,
  lampString,
  line,
  opacity,
  pick,
  polygon,
  rectangle,
  repeat,
  ridge,
  sea,
  sky,
  stars,
  width,
  type Scene,
} from './shapes.js';

export const stage: Scene = (colors, random) => {
  const cone = (from: number, to: number) => polygon(`${from},-20 ${to - 150},720 ${to + 150},720`, colors.glow, opacity(0.16));
  const x = between(random, 640, 960);
  const fold = (left: number, index: number) =>
    rectangle(left, 0, 46, 760, index % 2 ? colors.paint[0] : colors.ink, `rx="18" opacity="${index % 2 ? 1 : 0.35}"`);
  const curtain = (left: number) => rectangle(left, 0, 280, 760, colors.paint[0]) + repeat(6, (index) => fold(left + index * 46, index));
  const heads = repeat(17, (index) => circle(index * 100 + between(random, -20, 20), 900 + between(random, -12, 20), 62, colors.ink));
  return (
    gradient('back', [colors.ink, colors.land[2]], 0, height) +
    cone(400, x) +
    cone(1200, x) +
    cone(800, x - 60) +
    polygon(`0,${height} 0,760 240,690 1360,690 1600,760 1600,${height}`, colors.land[3]) +
    ellipse(x, 742, 230, 34, colors.glow, opacity(0.5)) +
    line(`${x},740 ${x},450 ${x + 34},420`, colors.ink, 9) +
    ellipse(x + 46, 410, 24, 15, colors.paint[3], `transform="rotate(-40 ${x} 410)"`) +
    line(`${x - 50},742 ${x},726 ${x + 50},742`, colors.ink, 9) +
    `<g transform="rotate(-12 ${x - 195} 700)">` +
    rectangle(x - 205, 380, 20, 220, '#6b4a34', 'rx="4"') +
    rectangle(x - 211, 350, 32, 48, '#6b4a34', 'rx="8"') +
    ellipse(x - 195, 585, 52, 50, colors.paint[1]) +
    ellipse(x - 195, 665, 68, 62, colors.paint[1]) +
    circle(x - 195, 610, 22, colors.ink) +
    '</g>' +
    curtain(-20) +
    curtain(width - 260) +
    `<path d="M0,0 H1600 V90 ${repeat(8, () => 'q -100,90 -200,0 ')} Z" fill="${colors.paint[0]}"/>` +
    heads
  );
};

export const market: Scene = (colors, random) => {
  const pennants = lampString(
    [-40, 120],
    [width + 40, 150],
    90,
    (x, y, index) => polygon(`${x - 22},${y} ${x + 22},${y} ${x},${y + 46}`, colors.paint[index % 4]!),
    colors.ink,
  );
  const stalls = repeat(3, (index) => {
    const left = 50 + index * 525;
    const paint = colors.paint[index]!;
    const stripes = repeat(9, (stripe) => {
      const [x, fill] = [left + stripe * 50, stripe % 2 ? colors.paint[3] : paint];
      return (
        polygon(`${x + (4 - stripe) * 6 + 3},330 ${x + 50 + (3 - stripe) * 6 + 3},330 ${x + 50},440 ${x},440`, fill) +
        `<path d="M${x},440 a25,25 0 0 0 50,0 Z" fill="${fill}"/>`
      );
    });
    const crates = repeat(3, (crate) => {
      const x = left + 25 + crate * 138;
      const fruit = pick(random, [colors.paint[0], colors.paint[1], '#7fa65a', '#c9803f']);
      const heap = repeat(9, (n) =>
        circle(
          x + 17 + (n % 5) * 22 + (n > 4 ? 11 : 0),
          n > 4 ? 604 : 622,
          15,
          fruit,
          `stroke="${colors.ink}" stroke-opacity="0.15" stroke-width="2"`,
        ),
      );
      return heap + rectangle(x, 628, 124, 62, '#b98a5a') + rectangle(x, 650, 124, 6, colors.ink, opacity(0.3));
    });
    const table = rectangle(left, 690, 450, 130, paint, opacity(0.9)) + rectangle(left, 690, 450, 16, colors.ink, opacity(0.25));
    return rectangle(left + 8, 420, 12, 400, colors.ink) + rectangle(left + 430, 420, 12, 400, colors.ink) + crates + table + stripes;
  });
  return (
    sky(colors) +
    ridge(random, 560, 60, colors.land[0]) +
    ridge(random, 640, 40, colors.land[1]) +
    rectangle(0, 790, width, 110, colors.land[2]) +
    pennants +
    stalls
  );
};

export const lanterns: Scene = (colors, random) => {
  const floating = repeat(34, (index) => {
    const size = 8 + (index / 34) ** 2 * 54;
    const [x, y] = [random() * width, 560 - random() * 500 + index * 2];
    return (
      circle(x, y, size * 2.1, colors.glow, opacity(0.14)) +
      rectangle(x - size * 0.5, y - size * 0.7, size, size * 1.4, colors.glow, `rx="${size * 0.3}"`) +
      rectangle(x - size * 0.5, y + size * 0.3, size, size * 0.4, colors.paint[1], `rx="${size * 0.2}" opacity="0.8"`)
    );
  });
  const onWater = repeat(16, () => {
    const [x, y] = [random() * width, between(random, 690, 860)];
    return ellipse(x, y + 14, 40, 6, colors.glow, opacity(0.3)) + rectangle(x - 11, y - 18, 22, 28, colors.glow, 'rx="6"');
  });
  return sky(colors) + stars(random, 90, 500) + ridge(random, 610, 60, colors.land[2]) + sea(colors, random, 650, 800) + onWater + floating;
};

export const table: Scene = (colors, random) => {
  const x = between(random, 130, 230);
  const view = sky(colors) + ridge(random, 520, 70, colors.land[0]) + sea(colors, random, 620, 800);
  const fruit = repeat(7, (index) =>
    circle(1180 + (index % 4) * 62 + (index > 3 ? 31 : 0), index > 3 ? 566 : 612, 36, index % 3 ? colors.paint[1] : colors.paint[0]),
  );
  return (
    rectangle(0, 0, width, height, colors.paint[3]) +
    rectangle(0, 0, width, height, colors.land[1], opacity(0.4)) +
    framed(480, 90, 640, 440, view) +
    `<path d="M480,90 h640 v440 h-640 Z M800,90 V530 M480,310 H1120" fill="none" stroke="${colors.paint[3]}" stroke-width="22"/>` +
    rectangle(0, 690, width, 210, '#9a6b46') +
    rectangle(0, 690, width, 16, colors.ink, opacity(0.25)) +
    `<path d="M${x},420 h110 l22,70 q40,190 -20,230 h-114 q-60,-40 -20,-230 Z" fill="${colors.paint[2]}"/>` +
    `<path d="M${x + 128},500 q90,20 70,100 q-14,50 -62,56" fill="none" stroke="${colors.paint[2]}" stroke-width="22"/>` +
    ellipse(690, 712, 250, 22, colors.ink, opacity(0.25)) +
    `<path d="M470,706 q-10,-150 130,-160 h190 q130,10 120,160 Z" fill="#c98f4e"/>` +
    repeat(4, (index) => line(`${570 + index * 84},640 ${606 + index * 84},572`, '#f2d8a8', 16)) +
    fruit +
    `<path d="M1110,628 h320 q-10,110 -110,118 h-100 q-100,-8 -110,-118 Z" fill="${colors.paint[0]}"/>` +
    rectangle(0, 0, width, height, colors.ink, opacity(0.06))
  );
};

export const books: Scene = (colors, random) => {
  const shelf = (y: number) => {
    let x = 20;
    let row = '';
    while (x < width - 70) {
      const [w, h] = [between(random, 28, 62), between(random, 150, 215)];
      const fill = pick(random, [...colors.paint, colors.land[2], colors.land[1]]);
      row += rectangle(x, y - h, w, h, fill, 'rx="4"') + rectangle(x + 6, y - h + 26, w - 12, 8, colors.glow, opacity(0.6));
      x += random() < 0.08 ? w + 90 : w + 3;
    }
    return row + rectangle(0, y, width, 26, '#7c5638') + rectangle(0, y + 26, width, 12, colors.ink, opacity(0.3));
  };
  return (
    gradient('wall', [colors.land[3], colors.ink], 0, height) +
    [260, 520, 780].map(shelf).join('') +
    repeat(6, (ring) => circle(1240, 400, 120 + ring * 90, colors.glow, opacity(0.06))) +
    line(`1240,0 1240,330`, colors.ink, 6) +
    `<path d="M1150,420 q0,-100 90,-100 q90,0 90,100 Z" fill="${colors.paint[1]}"/>` +
    ellipse(1240, 420, 90, 12, colors.glow)
  );
};

export const screen: Scene = (colors, random) => {
  const film =
    sky(colors) +
    circle(1080, 330, 90, colors.disc) +
    ridge(random, 520, 90, colors.land[0]) +
    ridge(random, 620, 70, colors.land[1]) +
    ridge(random, 720, 50, colors.land[2]);
  const seats = repeat(3, (row) =>
    repeat(13, (index) => {
      const [x, y, size] = [index * 135 - (row % 2) * 66 - 40, 700 + row * 75, 112 + row * 6];
      const head = random() < 0.55 ? circle(x + size / 2, y - 22, 34, colors.ink) : '';
      return (
        head + rectangle(x, y, size, 160, row % 2 ? colors.paint[0] : colors.land[2], `rx="26" stroke="${colors.ink}" stroke-width="5"`)
      );
    }),
  );
  return (
    gradient('hall', [colors.ink, colors.land[3]], 0, height) +
    polygon(`300,560 1300,560 1560,900 40,900`, colors.glow, opacity(0.1)) +
    framed(300, 90, 1000, 480, film) +
    `<rect x="300" y="90" width="1000" height="480" fill="none" stroke="${colors.glow}" stroke-opacity="0.6" stroke-width="8"/>` +
    seats
  );
};
