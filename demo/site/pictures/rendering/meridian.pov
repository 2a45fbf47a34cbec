// What the pictures of Meridian share: the light's settings, the things of a room, and the city before the window.
global_settings { assumed_gamma 1 radiosity { count 60 nearest_count 8 error_bound 0.8 recursion_limit 2 pretrace_start 0.08 pretrace_end 0.02 brightness 1.15 } }
#default { finish { ambient 0 } }
#include "furniture.pov"
#include "city.pov"

// A wall of glass along x, with posts.
#macro Glazing(X0, X1, Step, Z, Height)
  #local I = X0;
  #while (I <= X1 + 0.01)
    box { <I - 0.022, 0, Z - 0.04>, <I + 0.022, Height, Z + 0.04> texture { Black } }
    #local I = I + Step;
  #end
  box { <X0, 0, Z - 0.05>, <X1, 0.09, Z + 0.05> texture { Black } }
  box { <X0, Height - 0.1, Z - 0.05>, <X1, Height, Z + 0.05> texture { Black } }
#end

// A line of light, with the lamp that it stands for.
#macro Glow(A, B, Power)
  box { A, B + 0.015 pigment { srgb <1, 0.77, 0.48> } finish { emission 2.5 diffuse 0 } no_shadow }
  light_source { (A + B) / 2 srgb <1, 0.74, 0.45> * Power fade_distance 1 fade_power 2 area_light (B - A) * 0.9, y * 0.02, 3, 1 }
#end

#macro Fill(At, Colour)
  light_source { At Colour fade_distance 2 fade_power 2 area_light x * 1.2, z * 1.2, 2, 2 jitter }
#end
