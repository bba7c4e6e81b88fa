/** One product of the shop, as `GET /items/{id}` returns it. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  /** One sentence, for a card. */
  readonly description: string;
  /** A paragraph, for the product page. */
  readonly longDescription: string;
  /** The contents of the box and the measures, for the end of the product page. */
  readonly longdescriptionproductitem: string;
  /** A path on the site. */
  readonly image: string;
}

/** A product in the list that `GET /items` returns. */
export type Item = Omit<Product, 'longDescription' | 'longdescriptionproductitem'>;

/** The ten products, without a schema, so that they add only a few kilobytes to the shop. */
export const products: readonly Product[] = [
  {
    id: 1,
    name: 'Wireless Mouse',
    price: 29.99,
    description: 'A quiet mouse that fits either hand.',
    longDescription:
      'Six buttons, silent switches and a wheel that spins freely when you flick it. The sensor works on glass, and one charge lasts about three months of office days.',
    longdescriptionproductitem:
      'In the box: mouse, USB receiver, charging cable. 112 x 62 x 38 mm, 84 g. 2.4 GHz and Bluetooth 5.2.',
    image: '/images/products/wireless-mouse.svg',
  },
  {
    id: 2,
    name: 'Mechanical Keyboard',
    price: 89.99,
    description: 'Tactile switches in a compact frame.',
    longDescription:
      'A keyboard without a number pad leaves room for the mouse. The switches give a small bump you can feel and can be swapped without soldering; the keycaps keep their letters for good.',
    longdescriptionproductitem:
      'In the box: keyboard, braided USB-C cable, keycap puller, four spare switches. 356 x 127 x 38 mm, 780 g.',
    image: '/images/products/mechanical-keyboard.svg',
  },
  {
    id: 3,
    name: 'HD Monitor',
    price: 149.99,
    description: 'A 24-inch screen with true colors.',
    longDescription:
      'Full HD on an IPS panel that looks the same from every side. The stand lifts, tilts and turns upright, which is how long log files want to be read.',
    longdescriptionproductitem:
      'In the box: monitor, stand, HDMI cable, power cable. 1920 x 1080 at 75 Hz, 250 cd/m², HDMI and DisplayPort, 3.9 kg.',
    image: '/images/products/hd-monitor.svg',
  },
  {
    id: 4,
    name: 'USB-C Hub',
    price: 39.99,
    description: 'Seven ports from a single plug.',
    longDescription:
      'One cable to the laptop, seven ports on the desk: screen, network, card reader and everything that still has the old plug. It passes up to 100 watts on to the laptop.',
    longdescriptionproductitem:
      'In the box: hub, pouch. HDMI 4K at 60 Hz, Gigabit Ethernet, 3 x USB-A, SD and microSD. 118 x 46 x 14 mm, 96 g.',
    image: '/images/products/usb-c-hub.svg',
  },
  {
    id: 5,
    name: 'Bluetooth Headphones',
    price: 59.99,
    description: 'Over-ear sound for a whole working day.',
    longDescription:
      'Soft cushions, a band that does not press and noise cancelling that turns an open-plan office into a quiet room. Thirty hours on one charge, four more after ten minutes at the cable.',
    longdescriptionproductitem:
      'In the box: headphones, USB-C cable, 3.5 mm cable, travel case. Bluetooth 5.3, 254 g.',
    image: '/images/products/bluetooth-headphones.svg',
  },
  {
    id: 6,
    name: 'Webcam',
    price: 49.99,
    description: 'Sharp video calls, even at dusk.',
    longDescription:
      'Full HD with a lens that stays in focus and a sensor that copes with lamplight. Two microphones pick up your voice rather than the room, and a shutter covers the lens when you are done.',
    longdescriptionproductitem:
      'In the box: webcam with screen clip, USB-C to USB-A adapter. 1080p at 30 frames, 78° field of view, 102 g.',
    image: '/images/products/webcam.svg',
  },
  {
    id: 7,
    name: 'Portable SSD',
    price: 129.99,
    description: 'One terabyte in your pocket.',
    longDescription:
      'Copies an hour of video in under a minute and survives a fall from the desk. The drive encrypts what it stores, and works with laptops, tablets and consoles as it is.',
    longdescriptionproductitem:
      'In the box: drive, USB-C cable. 1 TB, up to 1050 MB/s, water and dust resistant (IP65). 85 x 57 x 8 mm, 58 g.',
    image: '/images/products/portable-ssd.svg',
  },
  {
    id: 8,
    name: 'Smartphone Stand',
    price: 14.99,
    description: 'Holds the phone where you can see it.',
    longDescription:
      'A fold of aluminium with soft edges, upright or across, at any angle. Heavy enough to stay where it is when you tap the screen, flat enough for a coat pocket.',
    longdescriptionproductitem:
      'In the box: stand. For phones and tablets up to 12.9 inches. 98 x 74 x 15 mm folded, 142 g.',
    image: '/images/products/smartphone-stand.svg',
  },
  {
    id: 9,
    name: 'Desk Lamp',
    price: 24.99,
    description: 'Warm or cool light, without flicker.',
    longDescription:
      'Five shades of white and ten steps of brightness, remembered when you switch it off. The arm reaches across a large desk and holds where you leave it.',
    longdescriptionproductitem:
      'In the box: lamp, power adapter. LED, 9 W, 2700 to 6500 K, 420 mm high, 610 g.',
    image: '/images/products/desk-lamp.svg',
  },
  {
    id: 10,
    name: 'Ergonomic Chair',
    price: 199.99,
    description: 'A mesh chair that moves with your back.',
    longDescription:
      'Seat height, depth, armrests and lumbar support each have a lever of their own, so that the chair follows you and not the other way round. The mesh stays cool through a long afternoon.',
    longdescriptionproductitem:
      'In the box: chair in five parts, tool, guide; twenty minutes to assemble. Up to 136 kg, seat height 44 to 54 cm, 14.5 kg.',
    image: '/images/products/ergonomic-chair.svg',
  },
];
